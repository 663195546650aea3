import Diagnostics
import Markdown
import Markup
import Testing

@Suite struct MarkupBalanceTests {
  /// Writes a text as a page does, with its directives as their bodies between brackets.
  private func write(_ markdown: String) -> (html: String, faults: [String]) {
    let text = RichText(
      document(markdown), balancesMarkup: true, expand: { _, body in HTML("[\(body)]") },
      resolve: { .href($0.destination) })
    var writer = MarkupWriter()
    text.write(to: &writer)
    return (
      String(decoding: writer.bytes, as: UTF8.self),
      writer.faults.map { "\($0.rule) \($0.location.line):\($0.location.column)" }
    )
  }

  @Test(arguments: [
    ("a\n\n<div>\n\nb\n", "<p>a</p>\n<div>\n<p>b</p>\n</div>", "html/unclosed-element 3:1"),
    ("a\n\n</div>\n\nb\n", "<p>a</p>\n\n<p>b</p>\n", "html/stray-end-tag 3:1"),
    (
      "@A {\n<section>\n<p>b</p>\n}\nc\n", "[<section>\n<p>b</p>\n</section>]<p>c</p>\n",
      "html/unclosed-element 2:1"
    ),
    ("<div title=\"</div>\">\n", "<div title=\"&lt;/div>\">\n</div>", "html/unclosed-element 1:1"),
  ])
  func whatIsNotBalancedIsToldAtItsPlace(markdown: String, html: String, fault: String) {
    let (written, faults) = write(markdown)
    #expect(written == html)
    #expect(faults == [fault])
  }

  @Test func aCommentThatDoesNotEndIsToldAtItsPlace() {
    let (html, faults) = write("a\n\n<!-- b\n\nc\n")
    #expect(html.hasSuffix("c\n\n-->"))
    #expect(faults == ["html/not-well-formed 3:1"])
  }

  @Test(arguments: [
    "<details>\n<summary>a</summary>\n\nb\n\n</details>", "<br>\n<img src=\"a\" alt=\"\">", "<!-- <div> -->",
    "<script>\nif (a < b) { '</div>' }\n</script>", "a <b>c</b>",
    "<svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg>",
    "> <div>\n> a\n> </div>",
  ])
  func whatIsBalancedIsLeftAlone(markdown: String) {
    let (written, faults) = write(markdown)
    #expect(written == render(markdown))
    #expect(faults.isEmpty)
  }

  @Test(arguments: ["<div>\n\n", "</div>\n\n", "<a ", "<!-- ", "<b></i>\n\n", "<p>a</b>"])
  func manyAreReadInLinearTime(part: String) {
    _ = write(String(repeating: part, count: 3000))
  }
}
