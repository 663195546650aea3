import Diagnostics
import Markdown
import Markup
import Testing

/// Blocks of code as a site shows them.
@Suite struct HighlightedCodeTests {
  private func highlighted(_ markdown: String) -> String {
    String(decoding: write(markdown, code: .highlighted).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("```text {#a .b}\nc\n```", "<pre id=\"a\" class=\"b\" tabindex=\"0\">"),
    ("```text title=\"t\" {.b lang=de} {1}\nc\n```", "<figure class=\"code b\" lang=\"de\">"),
    ("```{.b}\nc\n```", "<pre class=\"b\" tabindex=\"0\"><code>c"),
  ])
  func aBlockHasTheAttributesOfItsFence(markdown: String, html: String) {
    let writer = write(markdown, code: .highlighted)
    #expect(String(decoding: writer.bytes, as: UTF8.self).hasPrefix(html))
    #expect(writer.faults.isEmpty)
  }

  @Test func attributesOfAFenceAreCheckedAtTheirPlace() {
    let faults = write("```text {.b onclick=c}\nc\n```", code: .highlighted).faults
    #expect(faults.map(\.rule) == ["markdown/attributes"])
    #expect(faults.map(\.location.column) == [13])
  }

  @Test(arguments: [
    ("```js {9}\na\n```", 8, "this code has 1 line, and not 9"),
    ("> ```js {1-2,3}\n> a\n> b\n> ```", 14, "this code has 2 lines, and not 3"),
    ("```js {1}\n```", 8, "this code has 0 lines, and not 1"),
  ])
  func aMarkedLineThatIsNotThereIsTold(markdown: String, column: Int, message: String) {
    let faults = write(markdown, code: .highlighted).faults
    #expect(faults.map(\.rule) == ["markdown/code-info"])
    #expect(faults.map(\.message) == [message])
    #expect(faults.map(\.location.column) == [column])
  }

  @Test func aBlockHasEverythingItsFenceAsksFor() {
    let markdown = """
      ```swift title="a & b.swift" {2} start=9
      let a = 1 < 2
      // end
      ```

      """
    #expect(
      highlighted(markdown) == """
        <figure class="code"><figcaption>a &amp; b.swift</figcaption>
        <pre tabindex="0"><code class="language-swift"><span class="line" data-line="9"><span class="k">let</span> \
        a <span class="o">=</span> <span class="m">1</span> <span class="o">&lt;</span> <span class="m">2</span>
        </span><span class="line marked" data-line="10"><span class="c">// end</span>
        </span></code></pre></figure>

        """)
  }

  @Test(arguments: [
    ("```\nlet a\n```", "<pre tabindex=\"0\"><code>let a\n</code></pre>\n"),
    ("    let a", "<pre tabindex=\"0\"><code>let a\n</code></pre>\n"),
    ("```text\nlet a\n```", "<pre tabindex=\"0\"><code class=\"language-text\">let a\n</code></pre>\n"),
    (
      "- ~~~js\n  let\n\n  ~~~\n- b",
      """
      <ul>
      <li><pre tabindex="0"><code class="language-js"><span class="k">let</span>

      </code></pre>
      </li>
      <li>b</li>
      </ul>

      """
    ),
    (
      "> ```js\n> let\n>   if\n> ```",
      """
      <blockquote>
      <pre tabindex="0"><code class="language-js"><span class="k">let</span>
        <span class="k">if</span>
      </code></pre>
      </blockquote>

      """
    ),
    ("```js\n```", "<pre tabindex=\"0\"><code class=\"language-js\"></code></pre>\n"),
    ("```js", "<pre tabindex=\"0\"><code class=\"language-js\"></code></pre>\n"),
    (
      "```js title=\"a &lt; b\"\n```",
      "<figure class=\"code\"><figcaption>a &lt; b</figcaption>\n<pre tabindex=\"0\"><code class=\"language-js\"></code></pre></figure>\n"
    ),
  ])
  func codeIsHighlightedWhereverItStands(markdown: String, html: String) {
    #expect(highlighted(markdown) == html)
    #expect(write(markdown, code: .highlighted).faults.isEmpty)
  }

  @Test func whatXMLDoesNotAllowIsReplaced() {
    #expect(
      highlighted("```js\n\u{0}\u{1} let \u{FFFE}\n```")
        == "<pre tabindex=\"0\"><code class=\"language-js\">\u{FFFD}\u{FFFD} <span class=\"k\">let</span> \u{FFFD}\n</code></pre>\n"
    )
  }

  @Test(arguments: [
    ("a\n\n```swfit\n```", 3, 4, "\"swfit\" is no known language of code", "did you mean \"swift\"?"),
    (
      "> - ~~~~  klingon {1}\n>   a\n", 1, 11, "\"klingon\" is no known language of code",
      "write text for code that stays plain"
    ),
    (
      "ä\n``` sw&#105;ft&lt;\n```", 1, 2, "\"swift<\" is no known language of code", "did you mean \"swift\"?"
    ),
    (
      "```pyhton title=\"&lt;\"\n```", 1, 4, "\"pyhton\" is no known language of code",
      "did you mean \"python\"?"
    ),
  ])
  func anUnknownLanguageIsToldAtItsPlace(
    markdown: String, line: Int, column: Int, message: String, hint: String
  ) {
    #expect(
      write(markdown, code: .highlighted).faults == [
        Diagnostic(
          .warning, rule: "markdown/unknown-language", message,
          at: SourceLocation(file: "Content/a.md", line: line, column: column), hint: hint)
      ])
  }

  @Test func whatIsNotUnderstoodBehindAFenceIsToldAtItsPlace() {
    let markdown = "```js titel=ä {1,x}\na\n```\n\n  ~~~ c start\n  ~~~\n"
    func fault(_ message: String, _ line: Int, _ column: Int, _ hint: String) -> Diagnostic {
      Diagnostic(
        .warning, rule: "markdown/code-info", message,
        at: SourceLocation(file: "Content/a.md", line: line, column: column), hint: hint)
    }
    #expect(
      write(markdown, code: .highlighted).faults == [
        fault("\"titel\" is no option of a code block", 1, 7, "did you mean \"title\"?"),
        fault("\"x\" names no lines", 1, 18, "write numbers and ranges, such as {1,3-5}"),
        fault("start has no value", 5, 9, "write a number, such as start=10"),
      ])
  }

  @Test func codeThatIsNotHighlightedIsAsCommonMarkHasIt() {
    let writer = write("```klingon x=1 {2}\nlet\n```")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "<pre tabindex=\"0\"><code class=\"language-klingon\">let\n</code></pre>\n")
    #expect(writer.faults.isEmpty)
  }

  @Test(arguments: [
    ("a\n\n```js title=\"\u{1}\"\nlet\n```", "\u{FFFD}", 3),
    ("```js\nlet a\n/* b\n c \u{1} */\n```", "\u{FFFD}", 4),
    ("> ```js {1}\n> let\n>\n>   if (\u{2})\n> ```", "\u{FFFD}", 4),
    ("- \t```js diff\n\t+let\n\n\t if \u{3}\n\t```", "\u{FFFD}", 4),
    ("```js\r\nlet\r\nif \u{4}\r\n```", "\u{FFFD}", 3),
    ("```js\n\u{0}let\n```", "\u{FFFD}", 2),
  ])
  func codeIsTracedToItsLine(markdown: String, fault: String, line: Int) throws {
    let writer = write(markdown, code: .highlighted, tracing: true)
    let offset = try #require(
      writer.bytes.indices.first { writer.bytes[$0...].starts(with: fault.utf8) })
    let origin = writer.trace?.origin(of: offset, in: writer.bytes)
    #expect(origin?.file == "Content/a.md")
    #expect(origin?.line == line)
    #expect(writer.bytes == write(markdown, code: .highlighted).bytes)
  }
}
