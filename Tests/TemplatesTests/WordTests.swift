import Diagnostics
import Markup
import Testing

@testable import Templates

@Suite struct WordTests {
  private static let words = ["older": "Older", "and": "a < b & \"c\"", "empty": ""]

  private static func template(_ text: String) -> Template<Everything> {
    let source = TemplateSource(name: "main", path: "Templates/main.mustache", bytes: Array(text.utf8))
    return TemplateLibrary([source], words: words).template("main", for: Everything.self)
  }

  @Test(arguments: [
    ("<p>{{@words/older}}</p>", "<p>Older</p>"),
    ("<p title=\"{{@words/older}}!\">x</p>", "<p title=\"Older!\">x</p>"),
    ("<p>{{@words/and}}</p>", "<p>a &lt; b &amp; &quot;c&quot;</p>"), ("<p>{{@words/empty}}</p>", "<p></p>"),
    ("<p title=\"{{@words/and}}\">x</p>", "<p title=\"a &lt; b &amp; &quot;c&quot;\">x</p>"),
  ])
  func aWordIsSaidAsText(text: String, html: String) {
    let template = Self.template(text)
    #expect(template.diagnostics.isEmpty)
    var writer = MarkupWriter()
    template.renderBothWays(Everything(), into: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == html)
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
