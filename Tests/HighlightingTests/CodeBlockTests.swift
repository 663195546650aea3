import Markup
import Testing

@testable import Highlighting

/// What authors write behind a fence, and what becomes of it.
@Suite struct CodeBlockTests {
  private func parse(_ info: String) -> (block: CodeBlock, faults: [CodeBlock.InfoFault]) {
    CodeBlock.parse(info: Array(info.utf8), lineCount: 5)
  }

  private func html(_ info: String, _ code: String) -> String {
    let block = parse(info).block
    var page = MarkupWriter()
    block.writeStart(to: &page)
    Array(code.utf8).withUnsafeBufferPointer { block.write($0, to: &page) }
    block.writeEnd(to: &page)
    return String(decoding: page.bytes, as: UTF8.self)
  }

  @Test func everythingCanBeSaidAtOnce() {
    let (block, faults) = parse("swift title=\"main.swift\" {1,3-5} linenos start=10 diff")
    #expect(faults.isEmpty)
    #expect(block.language == "swift")
    #expect(block.title == "main.swift")
    #expect(block.markedLines == [1...1, 3...5])
    #expect(block.firstLine == 10)
    #expect(block.showsChanges)
  }

  @Test(arguments: ["swift{2}", "swift {2}", " swift  { 2 } "])
  func linesCanFollowTheLanguageAtOnce(info: String) {
    let (block, faults) = parse(info)
    #expect(block.language == "swift")
    #expect(block.markedLines == [2...2])
    #expect(faults.isEmpty)
  }

  @Test(arguments: [
    ("swift titel=\"x\"", 6, "\"titel\" is no option of a code block", "did you mean \"title\"?"),
    ("swift linenos=5", 6, "linenos takes no value", "write linenos alone"),
    ("swift start=ten", 6, "\"ten\" is no number of a line", "write a number, such as start=10"),
    ("swift title", 6, "title has no value", "write title=\"…\""),
    ("swift {1,x}", 9, "\"x\" names no lines", "write numbers and ranges, such as {1,3-5}"),
    ("swift {5-3}", 7, "\"5-3\" names no lines", "write numbers and ranges, such as {1,3-5}"),
    ("swift {2,5-6}", 9, "this code has 5 lines, and not 6", "name lines that it has"),
    ("swift {1", 6, "the brace is not closed", "write lines such as {1,3-5}"),
    ("swift title=\"x", 12, "the quotation mark is not closed", "add \""),
    (
      "c start=99999999999999999999", 2, "\"99999999999999999999\" is no number of a line",
      "write a number, such as start=10"
    ),
  ])
  func whatIsNotUnderstoodIsTold(info: String, offset: Int, message: String, hint: String) {
    #expect(parse(info).faults == [CodeBlock.InfoFault(offset: offset, message: message, hint: hint)])
  }

  @Test func anOptionCanComeFirst() {
    let (block, faults) = parse("title=x {1}")
    #expect(block.language.isEmpty)
    #expect(block.title == "x")
    #expect(faults.isEmpty)
  }

  @Test func plainBlockHasNoSpansOfLines() {
    #expect(
      html("js", "let x\n")
        == "<pre tabindex=\"0\"><code class=\"language-js\"><span class=\"k\">let</span> x\n</code></pre>\n")
  }

  @Test func unknownLanguageIsEscapedOnly() {
    #expect(
      html("a\"b", "<&\n")
        == "<pre tabindex=\"0\"><code class=\"language-a&quot;b\">&lt;&amp;\n</code></pre>\n")
  }

  @Test func titleMakesAFigure() {
    #expect(
      html("text title='a & b'", "x")
        == "<figure class=\"code\"><figcaption>a &amp; b</figcaption>\n<pre tabindex=\"0\"><code class=\"language-text\">x</code></pre></figure>\n"
    )
  }

  @Test func linesAreNumberedAndMarked() {
    #expect(
      html("js {2} start=9", "/* a\nb */\nlet") == """
        <pre tabindex="0"><code class="language-js"><span class="line" data-line="9"><span class="c">/* a</span>
        </span><span class="line marked" data-line="10"><span class="c">b */</span>
        </span><span class="line" data-line="11"><span class="k">let</span></span></code></pre>

        """)
  }

  @Test func marksMayOverlapInAnyOrder() {
    let lines = html("text {5,2-3,1-2}", "a\nb\nc\nd\ne").split(separator: "<span class=\"line").dropFirst()
    #expect(lines.map { $0.hasPrefix(" marked") } == [true, true, true, false, true])
  }

  @Test func signsOfChangesAreNoPartOfTheLanguage() {
    #expect(
      html("js diff", "-/* a\n+/* b */\n let\nx") == """
        <pre tabindex="0"><code class="language-js"><span class="line removed"><span class="gd">-</span><span class="c">/* a</span>
        </span><span class="line added"><span class="gi">+</span><span class="c">/* b */</span>
        </span><span class="line"> <span class="k">let</span>
        </span><span class="line">x</span></code></pre>

        """)
  }

  @Test func whatARemovedLineLeavesOpenEndsWithIt() {
    #expect(
      html("js diff", " f(`\n-a\n-`, `b\n+c`)\n let d\n+let\n") == """
        <pre tabindex="0"><code class="language-js"><span class="line"> <span class="nf">f</span>(<span class="s">`</span>
        </span><span class="line removed"><span class="gd">-</span><span class="s">a</span>
        </span><span class="line removed"><span class="gd">-</span><span class="s">`</span>, <span class="s">`b</span>
        </span><span class="line added"><span class="gi">+</span><span class="s">c`</span>)
        </span><span class="line"> <span class="k">let</span> d
        </span><span class="line added"><span class="gi">+</span><span class="k">let</span>
        </span></code></pre>

        """)
  }

  @Test func emptyCodeHasNoLines() {
    #expect(html("js {1}", "") == "<pre tabindex=\"0\"><code class=\"language-js\"></code></pre>\n")
  }
}
