import Diagnostics
import Markup
import Testing

@testable import Templates

@Suite struct WordTests {
  private static let words = [
    "older": "Older", "and": "a < b & \"c\"", "empty": "", "elision": "l'eau", "script": "javascript:x",
  ]

  private static func template(_ text: String) -> Template<Everything> {
    let source = TemplateSource(name: "main", path: "Templates/main.mustache", bytes: Array(text.utf8))
    return TemplateLibrary([source], words: words).template("main", for: Everything.self)
  }

  @Test(arguments: [
    ("<p>{{@words/older}}</p>", "<p>Older</p>"),
    ("<p title=\"{{@words/older}}!\">x</p>", "<p title=\"Older!\">x</p>"),
    ("<p>{{@words/and}}</p>", "<p>a &lt; b &amp; &quot;c&quot;</p>"), ("<p>{{@words/empty}}</p>", "<p></p>"),
    ("<p title=\"{{@words/and}}\">x</p>", "<p title=\"a &lt; b &amp; &quot;c&quot;\">x</p>"),
    ("<p title='{{@words/elision}}'>x</p>", "<p title='l&#39;eau'>x</p>"),
    ("<a href=\"/{{@words/and}}/\">x</a>", "<a href=\"/a%20%3C%20b%20%26%20%22c%22/\">x</a>"),
    (
      "<script type=\"application/json\">{\"a\":\"{{@words/and}}\",\"b\":{{@words/older}}}</script>",
      "<script type=\"application/json\">{\"a\":\"a \\u003c b \\u0026 \\\"c\\\"\",\"b\":\"Older\"}</script>"
    ),
  ])
  func aWordIsWrittenAsAValueIsWhereItStands(text: String, html: String) {
    let template = Self.template(text)
    #expect(template.diagnostics.isEmpty)
    var writer = MarkupWriter()
    template.renderBothWays(Everything(), into: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == html)
  }

  @Test(arguments: [
    "<script>var w=\"{{@words/older}}\"</script>", "<p class={{@words/older}}>x</p>",
    "<p onclick=\"{{@words/older}}\">x</p>", "<a href=\"{{@words/script}}\">x</a>",
  ])
  func aWordIsRefusedWhereAValueIs(text: String) {
    #expect(Self.template(text).diagnostics.map(\.rule) == ["template/unsafe-slot"])
  }

  @Test func aWordThatNobodySaysIsToldAtItsTag() {
    let diagnostics = Self.template("<p>\n{{@words/oldr}}</p>").diagnostics
    #expect(diagnostics.map(\.rule) == ["template/unknown-word"])
    #expect(diagnostics.map { "\($0.location)" } == ["Templates/main.mustache:2:3"])
    #expect(diagnostics.map(\.hint) == ["did you mean \"older\"?"])
  }

  @Test func theSameTemplatesSayOtherWords() {
    let source = TemplateSource(
      name: "main", path: "Templates/main.mustache", bytes: Array("<p>{{@words/older}}{{@words/x}}</p>".utf8))
    let library = TemplateLibrary([source], words: ["older": "Older", "x": ""])
    let german = library.saying(["older": "Älter"])
    #expect(library.template("main", for: Everything.self).diagnostics.isEmpty)
    #expect(
      german.template("main", for: Everything.self).diagnostics.map(\.rule) == ["template/unknown-word"])
    #expect(library.faults.isEmpty)
  }
}
