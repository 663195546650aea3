import Diagnostics
import Markdown
import Markup
import Testing

/// What md4c reads otherwise than GitHub.
@Suite struct MisreadingTests {
  @Test(arguments: [
    ("|a|b|\n|-|-|\n|c|d|", 2, 2), ("a\n|b|c|\n|---|---|\n", 2, 1), ("|a|b|c|\n|---|---|---|\n|d||e|", 3, 2),
    ("|a|b|c|\n|---|---|---|\n||`d`|e|", 3, 2), ("|a|\n|:-:|\n|b|", 1, 2),
    ("|a|b|\r\n|-|-|\r\n|c|d|\r\n", 2, 2),
    ("```\n|a|\n|-|\n|b||\n```\n\n|a|\n|-|", 1, 1), ("a | b  \n-|:-\n", 2, 1),
    ("- x\n\n  | a | b |\n  |:-|-:|\n  | c | d |", 2, 2), ("- | a | b | e |\n  |-|-|-|\n  | c || d |", 3, 2),
    ("> | a | b |\n> |-|-|\n> | c | d |", 2, 2), ("> x\n> a | b\n> :-|---\n", 2, 1),
    ("> |a|b|c|\n> |---|---|---|\n> ||`d`|e|", 3, 2), ("> > x\n> > |a|\n> > |-|\n> > |b|", 1, 2),
    ("1. x\n   |a|\n   |-|\n2. y\n\n   |a|\n   |-|", 2, 2),
  ])
  func tablesAreReadAsGitHubDoes(markdown: String, columns: Int, rows: Int) {
    let writer = write(markdown)
    let html = String(decoding: writer.bytes, as: UTF8.self)
    #expect(html.matches(of: #/<th[ >]/#).count == columns)
    #expect(html.matches(of: #/<tr>/#).count == rows)
    #expect(writer.faults.isEmpty)
  }

  @Test(arguments: [
    ("|a|\n|-|\n\n    |b|c|\n    |-|-|\n", "<code>|b|c|\n|-|-|\n</code>"),
    ("|a|\n|-|\n\n- x\n\n      |b||\n      |-|-|\n", "<code>|b||\n|-|-|\n</code>"),
    ("|a|b|\n|-|-|\n|`c||d`|e|\n", "<td><code>c||d</code></td>\n<td>e</td>"),
    ("|a|\n|-|\n\nx || y\n", "<p>x || y</p>"),
    ("|a|\n|-|\n|b|\n|-|\n", "<td>b</td>\n</tr>\n<tr>\n<td>-</td>"),
    ("- x\n  |a|\n  |-|\n- y", "<ul>\n<li>x<div class=\"table-frame\""),
    ("- x\n  |a|\n  |-|\n- y", "</div>\n</li>\n<li>y</li>\n</ul>\n"),
    ("> x\n> |a|\n> |-|\n\ny", "<p>x</p>\n<div class=\"table-frame\""),
  ])
  func nothingElseIsChanged(markdown: String, html: String) {
    #expect(render(markdown).contains(html))
    #expect(write(markdown).faults.isEmpty)
  }

  @Test(arguments: [
    ("|a|\n|---|\n|b|\n# c", "<h1 id=\"c\">c</h1>\n"),
    ("> |a|\n> |---|\n> # b", "<h1 id=\"b\">b</h1>\n</blockquote>\n"),
    (
      "|a|\n|---|\n```\n|-|\n# c\n```\n|d|", "<pre tabindex=\"0\"><code>|-|\n# c\n</code></pre>\n<p>|d|</p>\n"
    ),
    ("|a|\n|---|\n~~~\n\n|b|\n|-|\n~~~\n", "<pre tabindex=\"0\"><code>\n|b|\n|-|\n</code></pre>\n"),
    ("|a|\n|---|\n<div>b</div>\n", "<div>b</div>\n"),
    ("|a|\n|---|\n    b", "<pre tabindex=\"0\"><code>b\n</code></pre>\n"),
    ("- |a|\n  |---|\n  # b", "<h1 id=\"b\">b</h1>\n</li>\n</ul>\n"),
    ("|a|\n|---|\n# b\n\n|c|\n|-|\n# d", "<h1 id=\"d\">d</h1>\n"),
  ])
  func anotherBlockEndsATable(markdown: String, html: String) {
    #expect(render(markdown).hasSuffix("</table></div>\n" + html))
    #expect(write(markdown).faults.isEmpty)
  }

  @Test func aRowWithoutBarsIsOne() {
    let html = render("|a|\n|---|\n#b\n`c`\n<b>d</b>\n``` e ```\n")
    #expect(html.matches(of: #/<td>/#).count == 4)
  }

  @Test(arguments: [
    ("a\n    ```\n    b\n\nc\n", "<p>a ```\nb</p>\n<p>c</p>\n"),
    ("- a\n      ```\n      b\n      ```\n- c", "<ul>\n<li>a <code>b</code></li>\n<li>c</li>\n</ul>\n"),
    ("> a\n>     ~~~\n> b\n\nc", "<blockquote>\n<p>a ~~~\nb</p>\n</blockquote>\n<p>c</p>\n"),
    ("a\n   ```\nb\n", "<p>a</p>\n<pre tabindex=\"0\"><code>b\n</code></pre>\n"),
    (
      "1. a\n    ```\n    b\n    ```\n",
      "<ol>\n<li>a<pre tabindex=\"0\"><code>b\n</code></pre>\n</li>\n</ol>\n"
    ),
  ])
  func aFenceIndentedLikeTextIsText(markdown: String, html: String) {
    #expect(render(markdown) == html)
  }

  @Test(arguments: [
    ("a <<https://b.c/>> d", "<p>a &lt;<a href=\"https://b.c/\">https://b.c/</a>&gt; d</p>\n"),
    ("<<<https://b.c/>>>", "<p>&lt;&lt;<a href=\"https://b.c/\">https://b.c/</a>&gt;&gt;</p>\n"),
    ("<-a:b> <1a:b>", "<p>&lt;-a:b&gt; &lt;1a:b&gt;</p>\n"),
  ])
  func anAddressInPointedBracketsBeginsWithALetter(markdown: String, html: String) {
    #expect(render(markdown) == html)
    #expect(write(markdown).faults.isEmpty)
  }

  @Test(arguments: [
    ("|a|b|c|\n|---|---|\n|d|e|f|", 1, 1), ("|a|\n|---|---|\n", 1, 1), ("|a|\n|-|-|\n", 1, 1),
    ("x\n\n> | a | b |\n> |---|\n> | c | d |\n", 3, 3), ("- a | b\n  --|--|--\n", 1, 3),
  ])
  func aHeaderOfAnotherLengthIsTold(markdown: String, line: Int, column: Int) {
    let writer = write(markdown)
    #expect(!String(decoding: writer.bytes, as: UTF8.self).contains("<table>"))
    #expect(
      writer.faults.map(\.message) == [
        "this is no table: the header has not as many cells as the row of dashes"
      ])
    #expect(
      writer.faults.map(\.location) == [SourceLocation(file: "Content/a.md", line: line, column: column)])
  }

  @Test func aParagraphGoesOnBehindWhatIsNoTable() {
    #expect(render("x\n|---|---|\n    y\n") == "<p>x\n|---|---|\ny</p>\n")
  }

  @Test(arguments: [
    ("|a|b|\n|---|---|\n|c|d|e|\n", 3, 1), ("|a|b|\n|-|-|\n|c||d|\n", 3, 1),
    ("- a | b\n  ---|---\n  c | d\n  `e` | f | g\n", 4, 3), ("> |a|\n> |---|\n> | `b|c` | d |", 3, 3),
  ])
  func aRowWithMoreCellsThanTheHeaderIsTold(markdown: String, line: Int, column: Int) {
    let faults = write(markdown).faults
    #expect(
      faults.map(\.message) == [
        "this row has more cells than the header of its table: the last ones are not shown"
      ])
    #expect(faults.map(\.location) == [SourceLocation(file: "Content/a.md", line: line, column: column)])
  }

  @Test(arguments: ["a`\n`b", "a``\r\n``b", "a` `b"]) func aLineEndAloneIsCode(markdown: String) {
    #expect(render(markdown) == "<p>a<code> </code>b</p>\n")
  }

  @Test(arguments: [("> x\n> a | b\n> -:-|---\n", 3, 3), ("a\n|:|-|\n", 2, 1)])
  func whatOnlyLooksLikeADelimiterRowIsTold(markdown: String, line: Int, column: Int) {
    let faults = write(markdown).faults
    #expect(faults.map(\.rule) == ["markdown/table"])
    #expect(faults.map(\.severity) == [.warning])
    #expect(faults.map(\.location) == [SourceLocation(file: "Content/a.md", line: line, column: column)])
  }

  @Test(arguments: [
    "|a|b|\n|---|---|\n|c| |", "|a|b|c|\n|---|---|---|\n|d\\||e| |", "a\n- - -\nb", "a\n---\nb",
    "|a|b|\n|---|---|\n|c|d|\n", "|a|b|\r\n|---|---|\r\n|c|d|\r\n", "- |a|b|\n  |---|---|\n",
    "> **a**|b\n> ---|---\n", "|a|\n\\|---|---|\n", "a\n\\|:|-|\n", "|a|\n|---|\n|b\\|c|\n",
    "|a|\n|---|\n|`b\\|c`|\n|`d|e`|\n", "|a|b|\n|---|---|\n|c|\n| |d|\n",
  ])
  func whatIsRightIsNotTold(markdown: String) {
    #expect(write(markdown).faults.isEmpty)
  }

  @Test func faultsBehindACorrectionAreToldAtTheirPlaces() {
    let faults = write("a\n|b|c|\n|-|-|\n|d||\n\n- [](e)\n").faults
    #expect(
      faults.map { "\($0.rule) \($0.location.line):\($0.location.column)" } == ["markdown/empty-link 6:6"])
  }

  @Test(arguments: [
    "|a|\n|-|\n", "|a|\n|-|-|\n", "a\n    ```\n", "|a|\n|---|\n# b\n\n", "|a|\n|---|\n```\n\n",
    "> x\n> |a|\n> |-|\n", "||\n|-|-|\n", "<<a:b>>\n",
  ])
  func manyMisreadingsAreReadInLinearTime(part: String) {
    render(String(repeating: part, count: 2000))
  }
}
