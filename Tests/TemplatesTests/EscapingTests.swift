import Markup
import Templates
import Testing

/// What is written depends on the place and on what is known of the value.
@Suite struct EscapingTests {
  @Test(arguments: [
    ("<a href=\"{{link}}\">", "<a href=\"/a?b=c&amp;d#é\">"),
    ("<a href=\"https://example.org{{link}}\">", "<a href=\"https://example.org/a?b=c&amp;d#é\">"),
    ("<a href=\"/share?url={{link}}\">", "<a href=\"/share?url=%2Fa%3Fb%3Dc%26d%23%C3%A9\">"),
    ("<a href=\"{{link}}&q={{value}}\">", "<a href=\"/a?b=c&amp;d#é&amp;q=a%3Ab\">"),
    ("<img srcset=\"{{link}} 2x, {{value}}\">", "<img srcset=\"/a?b=c&amp;d#%C3%A9 2x, about:invalid\"/>"),
    ("<p title=\"{{link}}\">{{link}}</p>", "<p title=\"/a?b=c&amp;d#é\">/a?b=c&amp;d#é</p>"),
    ("<a href=\"/{{slashed}}\">", "<a href=\"/%2Fevil.example\">"),
    ("<a href=\"/x/{{slashed}}\">", "<a href=\"/x/%2Fevil.example\">"),
    ("<a href=\"/x{{slashed}}\">", "<a href=\"/x/evil.example\">"),
    ("<a href=\"{{plain}}{{value}}\">", "<a href=\"xa%3Ab\">"),
    ("<a href=\"java{{value}}\">", "<a href=\"javaa%3Ab\">"),
    ("<a href=\"#{{value}}\">", "<a href=\"#a%3Ab\">"),
    ("<a href=\"a?b&amp;{{value}}\">", "<a href=\"a?b&amp;a%3Ab\">"),
    ("<a href=\"https://{{plain}}:{{number}}/\">", "<a href=\"https://x:1.5/\">"),
    ("<a href=\"tel:{{plain}}\">", "<a href=\"tel:x\">"),
    ("<a href=\"{{#isTrue}}/a{{/isTrue}}/{{plain}}\">", "<a href=\"/a/x\">"),
    ("<a href=\"/a{{#isTrue}}?b{{/isTrue}}\">", "<a href=\"/a?b\">"),
    ("<a href=\"{{#isTrue}}/a?{{/isTrue}}{{^isTrue}}/b?{{/isTrue}}{{value}}\">", "<a href=\"/a?a%3Ab\">"),
    (
      "<a href=\"{{#isTrue}}http{{/isTrue}}{{^isTrue}}https{{/isTrue}}://{{plain}}\">",
      "<a href=\"http://x\">"
    ),
    ("<svg><use xlink:href=\"#{{plain}}\"/></svg>", "<svg><use xlink:href=\"#x\"/></svg>"),
    (
      "<script type=application/ld+json>[{{value}},{{number}},{{isTrue}},{{missing}},{{link}},{{odd}}]</script>",
      "<script type=\"application/ld+json\">[\"a:b\",1.5,true,null,\"/a?b=c\\u0026d#é\",null]</script>"
    ),
    (
      "<script type=importmap>{\"{{plain}}\":\"a<b{{number}}\\\"{{isTrue}}{{missing}}\"}</script>",
      "<script type=\"importmap\">{\"x\":\"a\\u003cb1.5\\\"true\"}</script>"
    ),
    (
      "<script type=importmap>[{{#isTrue}}\"{{plain}}\"{{/isTrue}}{{^isTrue}}1{{/isTrue}}]</script>{{plain}}",
      "<script type=\"importmap\">[\"x\"]</script>x"
    ),
  ])
  func aValueIsWrittenForItsPlace(template: String, page: String) {
    let compiled = library(["main": template]).template("main", for: Model.self)
    #expect(compiled.diagnostics.map(told) == [])
    var writer = MarkupWriter()
    compiled.renderBothWays(Model(), into: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == page)
  }

  struct Model: Codable, Sendable {
    var value = "a:b"
    var plain = "x"
    var slashed = "/evil.example"
    var link = HostileTests.Model.Link("/a?b=c&d#é")
    var number = 1.5
    var odd = Double.nan
    var isTrue = true
    var missing: String?
  }

  @Test(arguments: [
    ("javascript:alert(1)", "javascript:alert(1)"), ("\tdata:,x", " data:,x"), ("vbscript:x", "vbscript:x"),
    ("file:///etc", "file:///etc"), ("x:", "x:"), ("a b:c", "a b:c"),
    (String(repeating: "a", count: 70) + ":", String(repeating: "a", count: 60) + "…"),
  ])
  func aSchemeThatMayDoHarmIsTold(url: String, shown: String) {
    let template = library(["main": "<p>\n<a href=\"{{title}}\">"]).template("main", for: Everything.self)
    var model = Everything()
    model.title = url
    var writer = MarkupWriter()
    template.renderBothWays(model, into: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "<p>\n<a href=\"about:invalid\">")
    #expect(
      writer.faults.map(told) == [
        "main:2:10: the URL \"\(shown)\" has a scheme that a value may not bring [template/unsafe-url] "
          + "(a URL from a value is relative, or starts with http:, https:, mailto: or tel:)"
      ])
  }

  @Test(arguments: [
    "", "/a", "a/b:c", "?a:b", "#a:b", "//host/", "http://a", "HTTPS://a", "mailto:a@b", "tel:+1",
    " http://a ",
  ])
  func otherURLsAreNot(url: String) {
    let template = library(["main": "<a href=\"{{title}}\">"]).template("main", for: Everything.self)
    var model = Everything()
    model.title = url
    var writer = MarkupWriter()
    template.renderBothWays(model, into: &writer)
    #expect(writer.faults.map(told) == [])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "<a href=\"\(url.filter { $0 != " " })\">")
  }
}
