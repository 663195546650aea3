import Diagnostics
import Markup
import Templates
import Testing

/// White space that nobody sees, and comments, left out while a template is compiled.
@Suite struct MinifyTests {
  @Test(arguments: [
    ("<p>\n  a   b\t\n</p>\n\n<p>", "<p>\na b </p>\n<p>"),
    ("<ul>\r\n    <li>{{title}}  </li>\r\n</ul>", "<ul>\n<li>T  x </li>\n</ul>"),
    ("a  {{title}}  {{title}}  b", "a T  x T  x b"),
    ("a {{#isOpen}} x {{/isOpen}} b", "a  b"),
    ("<pre>a\n  b <b>  c</b>  </pre>  d  e", "<pre>a\n  b <b>  c</b>  </pre> d e"),
    ("<textarea>  a\n\n b</textarea>", "<textarea>  a\n\n b</textarea>"),
    ("<title>  a  </title>", "<title>  a  </title>"),
    ("<script>  a(  )\n\n</script>", "<script>  a(  )\n\n</script>"),
    ("<style>  a  {}</style>", "<style>  a  {}</style>"),
    ("<p\n   class=\"a  b\"\n   hidden>", "<p\nclass=\"a  b\"\nhidden=\"\">"),
    ("a <!-- b -->  c<!-- d -->e", "a ce"),
    ("<!--[if IE]> x <![endif]-->a<?php x ?><!-- -- -->", "a"),
    ("]]<!-- x -->>", "]]&gt;"),
    ("a&nbsp; &nbsp;b", "a\u{A0} \u{A0}b"),
    ("<!DOCTYPE html>\n\n<html>", "<!DOCTYPE html>\n<html>"),
    ("a < b  <  c", "a &lt; b &lt; c"),
  ])
  func whiteSpaceIsCollapsed(template: String, page: String) {
    let source = TemplateSource(name: "main", path: "main", bytes: Array(template.utf8))
    let compiled = TemplateLibrary([source], isMinifying: true).template("main", for: Everything.self)
    #expect(compiled.diagnostics.map(told) == [])
    var model = Everything()
    model.title = "T  x"
    var writer = MarkupWriter()
    compiled.renderBothWays(model, into: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == page)
  }

  @Test func withoutItNothingIsLeftOut() {
    #expect(rendered("a <!-- b -->  c") == "a <!-- b -->  c")
  }
}
