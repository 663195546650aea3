import Diagnostics
import Foundation
import Markdown
import Markup
import Testing

@Suite struct RichTextTests {
  @Test(arguments: [
    ("", ""),
    ("a *b* **c** ~~d~~ `e`", "<p>a <em>b</em> <strong>c</strong> <del>d</del> <code>e</code></p>\n"),
    ("a\nb  \nc\\\nd", "<p>a\nb<br/>\nc<br/>\nd</p>\n"),
    ("## A *b*", "<h2 id=\"a-b\">A <em>b</em></h2>\n"),
    ("###### !", "<h6>!</h6>\n"),
    ("---", "<hr/>\n"),
    ("> a", "<blockquote>\n<p>a</p>\n</blockquote>\n"),
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("1. a", "<ol>\n<li>a</li>\n</ol>\n"),
    ("7) a", "<ol start=\"7\">\n<li>a</li>\n</ol>\n"),
    ("0. a", "<ol start=\"0\">\n<li>a</li>\n</ol>\n"),
    (
      "- [ ] a\n- [x] b",
      """
      <ul>
      <li class="task"><input type="checkbox" disabled="" aria-label="To do"/> a</li>
      <li class="task"><input type="checkbox" disabled="" aria-label="Done" checked=""/> b</li>
      </ul>

      """
    ),
    (
      "```swift\nlet a = b < c && d\n```",
      "<pre tabindex=\"0\"><code class=\"language-swift\">let a = b &lt; c &amp;&amp; d\n</code></pre>\n"
    ),
    ("    a\n\n      b", "<pre tabindex=\"0\"><code>a\n\n  b\n</code></pre>\n"),
    (
      "> ```\n> a\n>  b\n> ```",
      "<blockquote>\n<pre tabindex=\"0\"><code>a\n b\n</code></pre>\n</blockquote>\n"
    ),
    ("```c++\n```", "<pre tabindex=\"0\"><code class=\"language-c++\"></code></pre>\n"),
    ("``` &quot;\n```", "<pre tabindex=\"0\"><code class=\"language-&quot;\"></code></pre>\n"),
    (
      "|a|b|c|\n|:--|:-:|--:|\n|1|`x\\|y`|3|",
      """
      <div class="table-frame" tabindex="0" role="group" aria-label="Table"><table>
      <thead>
      <tr>
      <th class="align-left">a</th>
      <th class="align-center">b</th>
      <th class="align-right">c</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td class="align-left">1</td>
      <td class="align-center"><code>x|y</code></td>
      <td class="align-right">3</td>
      </tr>
      </tbody>
      </table></div>

      """
    ),
    ("[a](b \"c & 'd'\")", "<p><a href=\"b\" title=\"c &amp; &#39;d&#39;\">a</a></p>\n"),
    ("[a](<b c> )", "<p><a href=\"b%20c\">a</a></p>\n"),
    ("[a](/ä?b=1&c='%20)", "<p><a href=\"/%C3%A4?b=1&amp;c=&#39;%20\">a</a></p>\n"),
    ("[a](b&amp;c\\*)", "<p><a href=\"b&amp;c*\">a</a></p>\n"),
    ("[a]()", "<p><a href=\"\">a</a></p>\n"),
    ("[a]\n\n[a]: /b 'c'", "<p><a href=\"/b\" title=\"c\">a</a></p>\n"),
    ("<https://a.b>", "<p><a href=\"https://a.b\">https://a.b</a></p>\n"),
    ("see www.a.b now", "<p>see <a href=\"http://www.a.b\">www.a.b</a> now</p>\n"),
    ("<a@b.c>", "<p><a href=\"mailto:a@b.c\">a@b.c</a></p>\n"),
    (
      "![a *b* `c`\n[d](e) ![f](g)](h.png 'i') j",
      "<p><img src=\"h.png\" alt=\"a b c d f\" title=\"i\"/> j</p>\n"
    ),
    ("![a <b> &lt;&quot;](c)", "<p><img src=\"c\" alt=\"a  &lt;&quot;\"/></p>\n"),
    ("&nbsp;&copy;&amp;&lt;&#65;&#x1F600;&nope;", "<p>\u{A0}©&amp;&lt;A😀&amp;nope;</p>\n"),
    ("a < b & \"c\" 'd' >", "<p>a &lt; b &amp; &quot;c&quot; &#39;d&#39; &gt;</p>\n"),
    ("a\u{0}b", "<p>a\u{FFFD}b</p>\n"),
    ("\u{FEFF}# a", "<h1 id=\"a\">a</h1>\n"),
    ("a\r\nb\r\n\r\n```\r\nc\r\nd\r\n```", "<p>a\nb</p>\n<pre tabindex=\"0\"><code>c\nd\n</code></pre>\n"),
    ("a<br>b <kbd class=x>c</kbd>", "<p>a<br/>b <kbd class=\"x\">c</kbd></p>\n"),
    ("a <img src='x'\n alt=y> b", "<p>a <img src='x'\nalt=\"y\"/> b</p>\n"),
    ("> a <img src='x'\n>   alt=y> b", "<blockquote>\n<p>a <img src='x'\nalt=\"y\"/> b</p>\n</blockquote>\n"),
    (
      "<details open>\n<summary>a</summary>\n\n*b*\n\n</details>",
      "<details open=\"\">\n<summary>a</summary>\n<p><em>b</em></p>\n</details>\n"
    ),
    (
      "<svg viewBox=\"0 0 1 1\">\n\n<linearGradient/>\n</svg>",
      "<svg viewBox=\"0 0 1 1\">\n<linearGradient/>\n</svg>\n"
    ),
    ("<div\n\na", "<div\n<p>a</p>\n"),
    (
      "<script>\na && b\n\nc\n</script>\nd",
      "<script>//<![CDATA[\n\na && b\n\nc\n\n//]]></script>\n<p>d</p>\n"
    ),
    (
      "- a\n\n  <p\n  class=x>\n\n- b",
      "<ul>\n<li><p>a</p>\n<p\nclass=\"x\">\n</li>\n<li><p>b</p>\n</li>\n</ul>\n"
    ),
  ])
  func renders(markdown: String, html: String) {
    #expect(render(markdown) == html)
  }

  @Test(arguments: [
    ("```make\nall: x\n\tcc\n\t\tdd\n```", "all: x\n\tcc\n\t\tdd\n"),
    ("\ta\n\t\tb\n    \tc", "a\n\tb\n\tc\n"),
    ("- a\n\n  ```\n  \tb\n  \t\tc\n  ```", "\tb\n\t\tc\n"), ("> ```\n> \ta\n> ```", "\ta\n"),
    ("- ```\n\ta\n\t\tb\n  ```", "  a\n  \tb\n"), ("-\t\ta", "  a\n"), (">\t\ta", "  a\n"),
    ("```\n    a\n   \tb\n```", "    a\n   \tb\n"), ("```\r\n\ta\r\n\tb\r\n```", "\ta\n\tb\n"),
    ("```\n\t\t\t\t\t\ta\n                \tb\n```", "\t\t\t\t\t\ta\n                \tb\n"),
  ])
  func keepsTabsInCode(markdown: String, code: String) throws {
    let html = render(markdown)
    let match = try #require(html.firstMatch(of: #/<code[^>]*>((?s:.*))<\/code>/#))
    #expect(match.1 == code)
  }

  @Test func keepsTabsInRawHTML() {
    #expect(render("<pre>\n\ta\n</pre>\n") == "<pre>\n\ta\n</pre>\n")
    #expect(render("`a\n\tb`") == "<p><code>a b</code></p>\n")
  }

  @Test func setsTheBasePathBeforeURLsOfRawHTML() {
    #expect(
      render("<a href=\"/x\">y</a> [z](/z)", basePath: "/docs/")
        == "<p><a href=\"/docs/x\">y</a> <a href=\"/z\">z</a></p>\n")
  }

  @Test func resolvesLinks() {
    let text = RichText(document("[a](b.md) ![c](d.png)")) { reference in
      .href(reference.isImage ? "/images/\(reference.destination)" : "/b/?x=1&y")
    }
    var writer = MarkupWriter()
    text.write(to: &writer)
    let html = String(decoding: writer.bytes, as: UTF8.self)
    #expect(html == "<p><a href=\"/b/?x=1&amp;y\">a</a> <img src=\"/images/d.png\" alt=\"c\"/></p>\n")
    #expect(writer.faults.isEmpty)
  }

  @Test func reportsFaultsWhereTheDestinationStands() {
    let markdown = "# Ä\n\nSée [a](b.md), ![c](d.png)\n[e][f]\n\n[f]: g.md\n"
    let text = RichText(document(markdown)) { reference in
      .fault(rule: "link/missing", message: "there is no \(reference.destination)", hint: "write it")
    }
    var writer = MarkupWriter()
    text.write(to: &writer)
    func fault(_ name: String, _ line: Int, _ column: Int) -> Diagnostic {
      Diagnostic(
        rule: "link/missing", "there is no \(name)",
        at: SourceLocation(file: "Content/a.md", line: line, column: column), hint: "write it")
    }
    #expect(writer.faults == [fault("b.md", 3, 9), fault("d.png", 3, 21), fault("g.md", 6, 6)])
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains("<a href=\"about:invalid\">a</a>"))
  }

  @Test(arguments: [
    ("a </b> c", "</b>", 1, 3),
    ("ä\n\n> b\n> &nbsp;c</b>", "</b>", 4, 10),
    ("<div>\n<p>\nx</b>\n</div>", "</b>", 3, 2),
    ("a *b* <br> </i>", "</i>", 1, 12),
    ("# a\n\ntext\n\n### b *c*", "<h3", 5, 5), ("a\n\n> b\n\n##\n", "<h2>", 5, 1), ("#\n##\n", "<h2>", 2, 1),
    ("text\n\n- a\n- [b](c)", "<li><a", 4, 4),
    ("text\n\n> b ![c](d.png)", "<img", 3, 10),
    ("a ![b](c.png){width=x}", "x\"/>", 1, 14), ("a\n\n> [b](c \"d\"){hreflang=e} f", "e\">", 3, 13),
    ("[b](c){.d} </b>", "</b>", 1, 12), ("# a {lang=b}", "b\">", 1, 5),
    ("- a\n  <br>\n  é<u>", "<u>", 3, 4),
    ("<IMG SRC=x>\n</IMG>", "</img>", 2, 1),
    ("| a |\n|---|\n| <b> |", "<b>", 3, 3),
    ("a \u{1} b", "\u{FFFD}", 1, 3),
    ("```\na\n\u{2}b\n```", "\u{FFFD}", 3, 1),
  ])
  func tracesOutputToItsSource(markdown: String, fault: String, line: Int, column: Int) throws {
    let writer = write(markdown, tracing: true)
    let offset = try #require(
      writer.bytes.indices.first { writer.bytes[$0...].starts(with: fault.utf8) })
    let origin = writer.trace?.origin(of: offset, in: writer.bytes)
    #expect(origin == SourceLocation(file: "Content/a.md", line: line, column: column))
    #expect(writer.bytes == write(markdown).bytes)
  }

  @Test func isEncodedAsItsMarkup() throws {
    let text = RichText(document("*a*")) { .href($0.destination) }
    let data = try JSONEncoder().encode([text])
    #expect(try JSONDecoder().decode([String].self, from: data) == ["<p><em>a</em></p>\n"])
    #expect(try JSONDecoder().decode([RichText].self, from: data) == [RichText()])
  }

  @Test(arguments: [
    (
      "![a](x.png) ![b](y.png)",
      "<p><img src=\"x.png\" alt=\"a\" width=\"4\" height=\"3\" decoding=\"async\"/> <img src=\"y.png\" alt=\"b\" width=\"4\" height=\"3\" loading=\"lazy\" decoding=\"async\"/></p>\n"
    ),
    (
      "![a](x.png){loading=lazy decoding=sync width=9} [b](c.md)",
      "<p><img src=\"x.png\" alt=\"a\" loading=\"lazy\" decoding=\"sync\" width=\"9\"/> <a href=\"c.md\">b</a></p>\n"
    ),
    (
      "![a](x.mp4)",
      "<p><video controls=\"\" preload=\"metadata\" src=\"x.mp4\" aria-label=\"a\"></video></p>\n"
    ),
  ])
  func anImageOfTheSiteHasItsSidesAndWaitsUnlessItIsTheFirst(markdown: String, html: String) {
    var writer = MarkupWriter()
    RichText(document(markdown)) { reference in
      reference.isImage
        ? .image(reference.destination, .init(sides: .init(width: 4, height: 3)))
        : .href(reference.destination)
    }.write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == html)
    #expect(writer.faults.isEmpty)
  }

  @Test func aWarningAboutAnImageIsToldWhereItIsNamed() {
    var writer = MarkupWriter()
    RichText(document("a\n\n![b](x.png)")) {
      .image(
        $0.destination, .init(sides: nil, warning: .init(rule: "asset/wrong-format", message: "m", hint: "h"))
      )
    }.write(to: &writer)
    #expect(
      writer.faults.map { "\($0.location) \($0.severity) \($0.rule)" } == [
        "Content/a.md:3:6 warning asset/wrong-format"
      ])
    #expect(
      String(decoding: writer.bytes, as: UTF8.self).contains(
        "<img src=\"x.png\" alt=\"b\" decoding=\"async\"/>"))
  }
}
