import Diagnostics
import HTML
import Markdown
import Markup
import Testing

@Suite(.timeLimit(.minutes(1))) struct HostileInputTests {
  @Test(arguments: [
    "[", "]", "[]", "![", "[a](", "[a](<", "`a", "``a`", "*a ", "*a **a ", "_a __a ", "a**b", "<", "<a ",
    "<>",
    "<!--", "a <![CDATA[", "a <?", "a <!A", "\\``", "[ (](", "](", "](\n", "[\n", "]([\n", "> ", "- ", "* ",
    "1. ",
    "> - ", "#", "# a\n", "~~~\n", "~", "~~a ", "|", "|a", "|a|\n", "&", "&amp;", "&#", "www.", "*www.a.b",
    "http://", "@a.b", "a@", "\u{0}", "\r", "\r\n", "\t", "\u{1}", "- [ ] a\n", "<div>\n\n", "![[]()", "[a][",
    "[[a]]", "*_", "(", "\"", "<a href=\"/", "[a]: b\n", "[a](b)\n", "<script>", "<title>",
  ])
  func ends(part: String) {
    render(String(repeating: part, count: 20_000))
  }

  @Test(arguments: [
    "[^a]", "[^a] ", "[^a]: b\n", "[^a]: b\n\n    ", "[^a]: [^a]\n\n", "@A(b: c)\n", "@A {\n", "@A(",
    "@A(b: \"", "}\n", "@A {\n}\n",
    "[a](b){.c}", "[a](b){", "# a {#b}\n", "# a {.b .b}\n", "{#a ", "> [!NOTE]\n", "> [!NOTE]\n> a\n\n",
    "> > [!TIP]\n",
    "*[A]: b\n", "*[A]: b\n\nA ", "a\n: b\n", ": a\n", "a\n: *b\n", "|a|\n|-|\n", "|a|\n|-|\n\n: b\n\n",
    "|||\n|-|-|-|\n",
    "[a][", "![a](b 'c')\n\n", "![](b.mp4)", "![![a](b 'c')](d 'e')\n\n", "[^a]: ```\n", "@A {\n```\n",
    "[^a]: <!--\n",
    "- [^a]: b\n", "- @A {\n", "- ", " @A(b: c)\n", "- @A(b: c)\n", "- a\n\n  @A {\n  ", "1. @A {\n   }\n",
    "\t[^a]: b\r\n", "\u{FEFF}@A\n", "\u{202E}[^\u{0301}]",
  ])
  func isWellFormed(part: String) {
    for markdown in [String(repeating: part, count: 3000), part + part.reversed() + part] {
      let page =
        Array("<!DOCTYPE html><html lang=\"en\"><head><title>a</title></head><body>".utf8)
        + write(markdown).bytes
        + Array("</body></html>".utf8)
      var checker = Checker()
      let faults = checker.faults(in: page).map(\.rule.id)
      let wrong = [
        "html/unclosed-element", "html/stray-end-tag", "html/misplaced-end-tag", "html/malformed-attribute",
      ]
      #expect(faults.filter(wrong.contains).isEmpty)
    }
  }

  @Test(arguments: ["- ", "1. ", "* "]) func aLineOfManyItemsEnds(mark: String) {
    render(String(repeating: mark, count: 50_000) + "a\n\n@A(b: c)\n")
  }

  @Test(arguments: [
    "[x]: /foo\n\n" + String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000),
    String(repeating: "]([\n", count: 50_000),
    "[x]: " + String(repeating: "x", count: 5000) + "\n\n" + String(repeating: "[x]\n\n", count: 5000),
    String(repeating: "x|", count: 5000) + "\n" + String(repeating: "---|", count: 5000) + "\n"
      + String(repeating: "x|\n", count: 5000),
  ])
  func tellsOfExcess(markdown: String) {
    let writer = write(markdown)
    #expect(writer.faults.map(\.rule) == ["markdown/excess"])
    #expect(writer.bytes.count < markdown.utf8.count * 64)
  }

  @Test(arguments: [("> ", "", 401), ("- ", "", 401), ("1. ", "", 601), ("*a **b ", "c**d*", 447)])
  func whatLiesTooDeepIsToldAtItsLine(start: String, end: String, column: Int) {
    let text = String(repeating: start, count: 200) + "a" + String(repeating: end, count: 200)
    let writer = write("b\n\n" + text + "\n\nc\n")
    #expect(writer.faults.map(\.rule) == ["markdown/excess"])
    #expect(
      writer.faults.map(\.location) == [SourceLocation(file: "Content/a.md", line: 3, column: column)])
    let html = String(decoding: writer.bytes, as: UTF8.self)
    #expect(html.hasSuffix("<p>c</p>\n"))
    for tag in ["blockquote", "ul", "ol", "li", "em", "strong"] {
      #expect(html.ranges(of: "<\(tag)>").count == html.ranges(of: "</\(tag)>").count)
      #expect(html.ranges(of: "<\(tag)>").count < 129)
    }
  }

  @Test func aLongListOfLinksIsNoExcess() {
    let markdown = String(repeating: "- [a](b.md) www.a.b/c (d)\n", count: 5000)
    #expect(!write(markdown).faults.contains { $0.severity > .hint })
  }

  @Test(arguments: ["", "a\n\n"]) func bracketsInCodeAreNoExcess(start: String) {
    let code = "```text\n" + String(repeating: "[31m red\n", count: 1100) + "```\n"
    #expect(write(start + code).faults.isEmpty)
  }

  @Test(arguments: ["<!--\n\n```\n-->\n", "```\n    ```\n```\n", "a\n```\n```\n", "- a\n\n  ```\n\n"])
  func bracketsBehindWhatMayBeCodeAreExcess(start: String) {
    let faults = write(start + String(repeating: "[", count: 1100)).faults
    #expect(faults.map(\.rule) == ["markdown/excess"])
  }

  @Test func manyFaultsAreLocatedInOnePass() {
    let text = RichText(document(String(repeating: "[a](b)\n\n", count: 20_000))) { _ in
      .fault(rule: "x", message: "y", hint: nil)
    }
    var writer = MarkupWriter()
    text.write(to: &writer)
    #expect(writer.faults.last?.location.line == 39_999)
  }

  @Test(
    arguments: [[0xFF, 0xFE], [0x23, 0x20, 0xC3], [0xE3], [0x5B, 0x80, 0x5D, 0x28, 0xC0, 0x29]] as [[UInt8]])
  func takesWhatIsNoUTF8(bytes: [UInt8]) {
    let document = MarkdownDocument(path: "a.md", bytes: bytes, start: 0)
    var writer = MarkupWriter()
    RichText(document) { .href($0.destination) }.write(to: &writer)
    #expect(writer.faults.isEmpty)
    #expect(document.headings.count == (bytes.first == 0x23 ? 1 : 0))
  }

  @Test(arguments: [
    "[a](b", "[a](", "- [x] ", "- [ ]", "<pre><", "&amp;[b](", "[a]: /b 'c'", "`", "[a]:", "<a",
  ])
  func looksAtNothingBehindTheEnd(markdown: String) {
    // An array's spare memory stands in for what may lie behind a file.
    let markup = ["", ")", "]", ">", "\n", "x"].map { tail in
      var bytes = Array((markdown + tail).utf8)
      bytes.removeLast(tail.utf8.count)
      var writer = MarkupWriter()
      RichText(MarkdownDocument(path: "a.md", bytes: bytes)) { .href($0.destination) }.write(to: &writer)
      return writer.bytes
    }
    #expect(Set(markup).count == 1)
  }

  @Test(arguments: [-5, 3, 4, 99]) func holdsTheStartInsideTheFile(start: Int) {
    #expect(document("abc", start: start).wordCount == (start < 0 ? 1 : 0))
  }
}
