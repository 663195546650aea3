import Diagnostics
import Markdown
import Markup
import Testing

@Suite struct ExtensionTests {
  @Test(arguments: [
    ("# A {#b .c .d lang=de}", "<h1 id=\"b\" class=\"c d\" lang=\"de\">A</h1>\n"),
    ("# A {#a-b}\n# A b", "<h1 id=\"a-b\">A</h1>\n<h1 id=\"a-b-1\">A b</h1>\n"),
    (
      "# The {{name}} tag\n# a {b}",
      "<h1 id=\"the-name-tag\">The {{name}} tag</h1>\n<h1 id=\"a-b\">a {b}</h1>\n"
    ),
    (
      "A\n=== \n\n[b](c){.d rel=\"nofollow\"} e",
      "<h1 id=\"a\">A</h1>\n<p><a href=\"c\" class=\"d\" rel=\"nofollow\">b</a> e</p>\n"
    ),
    (
      "![a](b.png){width=3 title='<\"'}",
      "<p><img src=\"b.png\" alt=\"a\" width=\"3\" title=\"&lt;&quot;\"/></p>\n"
    ),
    (
      "# A *b* {title=\"*c* `d` e_f_ \\g {h}\" #i}",
      "<h1 id=\"i\" title=\"*c* `d` e_f_ \\g {h}\">A <em>b</em></h1>\n"
    ),
    ("[b](c){title=\"*d*}\"} e", "<p><a href=\"c\" title=\"*d*}\">b</a> e</p>\n"),
    ("[b](c){title='`d` e'}.", "<p><a href=\"c\" title=\"`d` e\">b</a>.</p>\n"),
    ("*[b](c){.d}*", "<p><em><a href=\"c\" class=\"d\">b</a></em></p>\n"),
    ("# a `{#b}`", "<h1 id=\"a-b\">a <code>{#b}</code></h1>\n"),
    ("# a {{#b}}", "<h1 id=\"a-b\">a {{#b}}</h1>\n"),
    ("[b](c) {.d}", "<p><a href=\"c\">b</a> {.d}</p>\n"), ("[b](c){d}", "<p><a href=\"c\">b</a>{d}</p>\n"),
    ("# Title \\{#id}", "<h1 id=\"title-id\">Title {#id}</h1>\n"),
    ("[a](b)\\{.x}", "<p><a href=\"b\">a</a>{.x}</p>\n"),
    ("[![a](b){.x}](c){.y}", "<p><a href=\"c\" class=\"y\"><img src=\"b\" alt=\"a\" class=\"x\"/></a></p>\n"),
  ])
  func attributesAreWritten(markdown: String, html: String) {
    #expect(render(markdown) == html)
    #expect(write(markdown).faults.isEmpty)
  }

  @Test(arguments: [
    ("<h2>A</h2>\n*b*\n\n*c*", "<h2>A</h2>\n*b*\n<p><em>c</em></p>\n"),
    ("a\n<h3 id='b'>A</h3>", "<p>a</p>\n<h3 id='b'>A</h3>"),
    ("- <h6>A</h6>\n  b", "<ul>\n<li><h6>A</h6>\nb</li>\n</ul>\n"),
    ("<search>a\nb</search>", "<search>a\nb</search>"),
    ("- a\n  <h2>b</h2>\n\nc", "<ul>\n<li>a\n<h2>b</h2></li>\n</ul>\n<p>c</p>\n"),
    ("a <h2>b</h2>", "<p>a <h2>b</h2></p>\n"),
    ("<h7>a</h7>", "<p><h7>a</h7></p>\n"),
  ])
  func tagsOfBlocksStartBlocks(markdown: String, html: String) {
    #expect(render(markdown) == html)
  }

  @Test(arguments: [
    ("a $b_1 * c_2 * d$ e", "<p>a <span class=\"math\" translate=\"no\">\\(b_1 * c_2 * d\\)</span> e</p>\n"),
    ("$$a < b$$", "<p><span class=\"math display\" translate=\"no\">\\[a &lt; b\\]</span></p>\n"),
    ("From $5 to $10 or $ 5 $, \\$a\\$, `$b$`", "<p>From $5 to $10 or $ 5 $, $a$, <code>$b$</code></p>\n"),
    ("$a % b\nc$", "<p><span class=\"math\" translate=\"no\">\\(a % b\nc\\)</span></p>\n"),
    ("From $5\nto $10", "<p>From $5\nto $10</p>\n"),
    ("# An $x^2$", "<h1 id=\"an-x2\">An <span class=\"math\" translate=\"no\">\\(x^2\\)</span></h1>\n"),
  ])
  func formulasAreLeftToAScript(markdown: String, html: String) {
    #expect(render(markdown, dialect: MarkdownDialect(math: true)) == html)
    #expect(!render(markdown).contains("math"))
  }

  @Test(arguments: [
    ("$$\na\n- b\n# c\n> d\n1. *e*\n$$\n", "<p>@[a\n- b\n# c\n&gt; d\n1. *e*\n@]</span></p>\n"),
    ("a\n$$\n+ b\n$$\nc", "<p>a</p>\n<p>@[+ b\n@]</span></p>\n<p>c</p>\n"),
    ("- $$\n  - a\n  $$\n- b", "<ul>\n<li><p>@[- a\n@]</span></p>\n</li>\n<li>b</li>\n</ul>\n"),
    ("> $$\n> > a\n> $$\nb", "<blockquote>\n<p>@[&gt; a\n@]</span></p>\n</blockquote>\n<p>b</p>\n"),
    ("$$\r\n- a\r\n$$\r\nb", "<p>@[- a\n@]</span></p>\n<p>b</p>\n"),
    ("$$\n~~~\n`a`\n$$", "<p>@[~~~\n`a`\n@]</span></p>\n"),
    ("$$\n@A(b: c)\n\\{\n}\n$$", "<p>@[@A(b: c)\n\\{\n}\n@]</span></p>\n"),
    ("@A {\n  $$\n  - a\n  }\n  $$\n}\nb", "<p>@[- a\n}\n@]</span></p>\n<p>b</p>\n"),
    ("```\n$$\n- a\n$$\n```", "<pre tabindex=\"0\"><code>$$\n- a\n$$\n</code></pre>\n"),
    ("<div>\n$$\n- a\n$$\n</div>\n", "<div>\n$$\n- a\n$$\n</div>\n"),
    ("    $$\n    - a\n    $$", "<pre tabindex=\"0\"><code>$$\n- a\n$$\n</code></pre>\n"),
  ])
  func theLinesOfAFormulaStayAsTheyAre(markdown: String, html: String) {
    let writer = write(markdown, dialect: MarkdownDialect(math: true))
    let start = "<span class=\"math display\" translate=\"no\">\\["
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == html.replacing("@[", with: start).replacing("@]", with: "\\]"))
    #expect(writer.faults.isEmpty)
  }

  @Test(arguments: [
    ("a\n$$\n\n- b\n$$", "<p>a\n$$</p>\n<ul>\n<li>b\n$$</li>\n</ul>\n", 2, 1),
    ("- $$\n- a\n  $$", "<ul>\n<li>$$</li>\n<li>a\n$$</li>\n</ul>\n", 1, 3),
  ])
  func whatLooksLikeAFormulaIsTold(markdown: String, html: String, line: Int, column: Int) {
    let writer = write(markdown, dialect: MarkdownDialect(math: true))
    #expect(String(decoding: writer.bytes, as: UTF8.self) == html)
    #expect(writer.faults.map(\.message) == ["these dollar signs open no formula"])
    #expect(
      writer.faults.map(\.location) == [SourceLocation(file: "Content/a.md", line: line, column: column)])
    #expect(write(markdown).faults.isEmpty)
  }

  @Test(arguments: ["$$a\nb\n$$", "\\$$", "\\$\\$", "a $$\n$$ b", "`$$`", "$$\na\n$$"])
  func dollarSignsThatAreRightAreNotTold(markdown: String) {
    #expect(write(markdown, dialect: MarkdownDialect(math: true)).faults.isEmpty)
  }

  @Test func whatFollowsAFormulaIsToldAtItsPlace() {
    let faults = write("a\n$$\n- b\n$$\n\n[](c)\n", dialect: MarkdownDialect(math: true)).faults
    #expect(faults.map(\.location) == [SourceLocation(file: "Content/a.md", line: 6, column: 4)])
  }

  @Test(arguments: [
    (
      "![a](b.png \"T & *u*\")",
      "<figure>\n<img src=\"b.png\" alt=\"a\"/>\n<figcaption>T &amp; *u*</figcaption>\n</figure>\n"
    ),
    (
      "![a](b.png \"T\"){.w}",
      "<figure>\n<img src=\"b.png\" alt=\"a\" class=\"w\"/>\n<figcaption>T</figcaption>\n</figure>\n"
    ),
    ("![a](b.png \"T\") c", "<p><img src=\"b.png\" alt=\"a\" title=\"T\"/> c</p>\n"),
    ("![a](b.png)", "<p><img src=\"b.png\" alt=\"a\"/></p>\n"),
    (
      "![a](b.MP4?x)",
      "<p><video controls=\"\" preload=\"metadata\" src=\"b.MP4?x\" aria-label=\"a\"></video></p>\n"
    ),
    (
      "![a](b.mp3)",
      "<p><audio controls=\"\" preload=\"metadata\" src=\"b.mp3\" aria-label=\"a\"></audio></p>\n"
    ),
    (
      "a\n: b\n: *c*\n  d\n\ne\nf\n: g",
      "<dl>\n<dt>a</dt>\n<dd>b</dd>\n<dd><em>c</em>\nd</dd>\n<dt>e</dt>\n<dt>f</dt>\n<dd>g</dd>\n</dl>\n"
    ),
    ("*a\n: b*", "<p><em>a\n: b</em></p>\n"), (": a", "<p>: a</p>\n"), ("a\n:b", "<p>a\n:b</p>\n"),
    ("a\n\\: b", "<p>a\n: b</p>\n"),
    (
      "*[HTML]: Markup & more\n\nThe HTML, XHTML `HTML`.",
      "<p>The <abbr title=\"Markup &amp; more\">HTML</abbr>, XHTML <code>HTML</code>.</p>\n"
    ),
  ])
  func blocksAreWritten(markdown: String, html: String) {
    #expect(render(markdown) == html)
    #expect(write(markdown).faults.isEmpty)
  }

  @Test func aFootnoteInAnItemLeavesItsListTight() {
    let html = render("- a[^1]\n  [^1]: b\n- c\n")
    #expect(html.contains("</sup></li>\n<li>c</li>\n</ul>\n"))
    #expect(html.contains("<li id=\"fn:1\">\n<p>b <a"))
  }

  @Test func anEscapedColonBehindATableIsNoCaption() {
    #expect(render("| a |\n|---|\n| b |\n\n\\: c\n").hasSuffix("</table></div>\n<p>: c</p>\n"))
  }

  @Test(arguments: [
    ("a\n\n> [!NOTE] b", "[!NOTE] has text behind it: this is a plain quote", 3, 3),
    ("> [!tip]*b*\n> c", "[!TIP] has text behind it: this is a plain quote", 1, 3),
    ("- a\n\n  > [!NOTE]\n  > b", "[!NOTE] stands in a list or another quote: this is a plain quote", 3, 5),
    ("> > [!WARNING]\n> > b", "[!WARNING] stands in a list or another quote: this is a plain quote", 1, 5),
  ])
  func aQuoteThatLooksLikeAnAlertIsTold(markdown: String, message: String, line: Int, column: Int) {
    let writer = write(markdown)
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains("<blockquote>\n<p>[!"))
    #expect(writer.faults.map(\.message) == [message])
    #expect(writer.faults.map(\.rule) == ["markdown/unknown-alert"])
    #expect(
      writer.faults.map(\.location) == [SourceLocation(file: "Content/a.md", line: line, column: column)])
  }

  @Test(arguments: ["> \\[!NOTE]\n> a", "> [!NOTE\\]\n> a", "> [!NOTE]", "> [!NOTE]\n>\n\na"])
  func whatIsNoAlertStaysAQuote(markdown: String) {
    #expect(render(markdown).hasPrefix("<blockquote>\n<p>[!NOTE]"))
    #expect(write(markdown).faults.isEmpty)
  }

  @Test func aLineWithAColonBehindATableIsItsCaption() {
    let html = render("| a |\n|---|\n| b |\n\n: The *best*\n\nc\n")
    #expect(html.contains("<table>\n<caption>The <em>best</em></caption>\n<thead>"))
    #expect(html.hasSuffix("</table></div>\n<p>c</p>\n"))
  }

  @Test func footnotesAreNumberedInTheOrderOfTheirFirstUse() {
    let html = render("a[^b] c[^A] d[^b]\n\n[^a]: x\n[^b]: y\n\n    z\n\ne\n")
    #expect(
      html == """
        <p>a<sup class="footnote-reference"><a id="fnref:1" href="#fn:1" role="doc-noteref" aria-label="Footnote 1">1</a></sup> \
        c<sup class="footnote-reference"><a id="fnref:2" href="#fn:2" role="doc-noteref" aria-label="Footnote 2">2</a></sup> \
        d<sup class="footnote-reference"><a id="fnref:1-2" href="#fn:1" role="doc-noteref" aria-label="Footnote 1">1</a></sup></p>
        <p>e</p>
        <section class="footnotes" role="doc-endnotes" aria-label="Footnotes">
        <ol>
        <li id="fn:1">
        <p>y</p>
        <p>z <a class="footnote-back" href="#fnref:1" role="doc-backlink" aria-label="Back to reference 1">↩</a> \
        <a class="footnote-back" href="#fnref:1-2" role="doc-backlink" aria-label="Back to reference 1, place 2">↩<sup>2</sup></a></p>
        </li>
        <li id="fn:2">
        <p>x <a class="footnote-back" href="#fnref:2" role="doc-backlink" aria-label="Back to reference 2">↩</a></p>
        </li>
        </ol>
        </section>

        """)
  }

  @Test(arguments: [
    ("a[^b]\n\n   [^b]: c\n", ""), ("- a[^b]\n\n  [^b]: c\n\n  d\n- e", "<p>d</p>\n</li>\n<li><p>e</p>"),
    ("a[^b]\n\n- [^b]: c\n- d", "<li>d</li>\n</ul>\n<section"),
    ("- a[^b]\n\n  [^b]:\n      c\n\n  d", "<p>d</p>\n</li>"),
    ("a[^b]\n\n[^b]: c\n1. d", "<ol>\n<li>d</li>\n</ol>\n<section"),
  ])
  func footnotesAreDefinedInItemsOfLists(markdown: String, html: String) {
    let writer = write(markdown)
    let written = String(decoding: writer.bytes, as: UTF8.self)
    #expect(written.contains("<li id=\"fn:1\">\n<p>c <a"))
    #expect(written.contains(html))
    #expect(writer.faults.isEmpty)
  }

  @Test(arguments: [
    ("> a\n>\n> [^b]: c", 3, 3), ("[^a]\n\n[^a]: x\n\n    [^b]: c", 5, 5), ("1. a\n   - [^b]: c\n", 2, 6),
  ])
  func aFootnoteThatIsDefinedElsewhereIsTextAndTold(markdown: String, line: Int, column: Int) {
    #expect(render(markdown).contains(">[^b]: c"))
    let faults = write(markdown).faults
    #expect(faults.map(\.rule) == ["markdown/unknown-footnote"])
    #expect(faults.map(\.location) == [SourceLocation(file: "Content/a.md", line: line, column: column)])
  }

  @Test(arguments: [
    (
      "`[^a]` \\[^a] [x [^a]](y)\n\n[^a]: b\n\n[^a]",
      "<p><code>[^a]</code> [^a] <a href=\"y\">x [^a]</a></p>\n"
    ),
    (
      "```\n[^a]: b\n```\n\n    [^a]: b\n",
      "<pre tabindex=\"0\"><code>[^a]: b\n</code></pre>\n<pre tabindex=\"0\"><code>[^a]: b\n</code></pre>\n"
    ),
    ("<pre>\n[^a]: b\n</pre>\n", "<pre>\n[^a]: b\n</pre>\n"),
    (
      "- ```\n  [^a]: b\n  ```\n\n[^a]: b\n[^a]",
      "<ul>\n<li><pre tabindex=\"0\"><code>[^a]: b\n</code></pre>\n</li>\n</ul>\n"
    ),
  ])
  func whatOnlyLooksLikeAFootnoteStays(markdown: String, start: String) {
    #expect(render(markdown).hasPrefix(start))
  }

  @Test(arguments: [
    ("a[^b]\n", "markdown/unknown-footnote", 1, 2), ("a\n\n[^b]: c", "markdown/unused-footnote", 3, 1),
    ("[^a]\n\n[^a]: b\n[^A]: c", "markdown/duplicate-definition", 4, 1),
    ("[a]\n\n[a]: b\n\n [A]: c", "markdown/duplicate-definition", 5, 2),
    ("x ![](y)", "markdown/missing-alt", 1, 7), ("x [](y)", "markdown/empty-link", 1, 6),
    ("[x]()", "markdown/empty-link", 1, 5), ("[Click here](x)", "markdown/vague-link", 1, 14),
    ("see https://a.b now", "markdown/bare-url", 1, 5), ("a [b][c] d", "markdown/undefined-reference", 1, 3),
    ("[b][]", "markdown/undefined-reference", 1, 1), ("> [!NOET]\n> a", "markdown/unknown-alert", 1, 3),
    ("# a {#b c}", "markdown/attributes", 1, 9), ("[a](b){.c onclick=x}", "markdown/attributes", 1, 11),
    ("![a](b){#c #d}", "markdown/attributes", 1, 12), ("![a](b){lang=\"x}", "markdown/attributes", 1, 14),
    ("[a](b){.c", "markdown/attributes", 1, 7), ("*[a](b){title=\"c*\"}", "markdown/attributes", 1, 8),
    ("# a {title=\"[b](c)\"}", "markdown/attributes", 1, 5),
    ("# a {title=\"\\\"b\"}", "markdown/attributes", 1, 15),
    ("# a {title=\"b}", "markdown/attributes", 1, 12),
    ("[a](b){title=\"*c*", "markdown/attributes", 1, 7),
  ])
  func whatIsOddIsToldAtItsPlace(markdown: String, rule: String, line: Int, column: Int) {
    let faults = write(markdown).faults
    #expect(faults.map(\.rule) == [rule])
    #expect(faults.map(\.location) == [SourceLocation(file: "Content/a.md", line: line, column: column)])
  }

  @Test(arguments: [
    "[a]\n\n[a]: b", "\\[a][b]", "m[i][j]", "`[a][b]`", "<https://a.b>", "![](a){alt=\"\"}",
    "[^a]\n\n[^a]: b",
  ])
  func whatIsRightIsNotTold(markdown: String) {
    #expect(write(markdown).faults.isEmpty)
  }

  @Test(arguments: ["```\n    d\n    ```", "| d |\n    |---|\n    | e |", "# D"])
  func aFootnoteEndsBehindWhatIsNoParagraph(block: String) {
    let writer = write("a[^b]\n\n[^b]: c\n\n    \(block)\nf\n")
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains("\n<p>f</p>\n<section"))
    #expect(writer.faults.isEmpty)
  }

  @Test(arguments: [
    "`d` e", "(d) e", "*d* e", "[d](e)", "\"d\" e", "20 d", "2.5 d", "**d** e", "d e", "!d e",
  ])
  func aFootnoteGoesOnInTheNextLine(line: String) {
    let writer = write("a[^b]\n\n[^b]: c\n\(line)\n")
    #expect(String(decoding: writer.bytes, as: UTF8.self).hasPrefix("<p>a<sup"))
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains("</p>\n<section"))
    #expect(writer.faults.isEmpty)
  }

  @Test(arguments: [
    ("en", "\"It's 'so' -- and --- so...\" '90s", "“It’s ‘so’ – and — so…” ’90s"),
    ("de", "\"A\" 'b' don't", "„A“ ‚b‘ don’t"), ("fr-FR", "\"A\"", "«\u{202F}A\u{202F}»"),
    ("en", #"\"a\" b\--c \... "\'d\'""#, "&quot;a&quot; b--c ... “&#39;d&#39;”"),
    (
      "fr", "l'*été* l'`API` l'[a](b)",
      "l’<em>été</em> l’<code>API</code> l’<a href=\"b\">a</a>"
    ),
    ("en", "'Tis the '90s, get 'em 'til 'em' and 'tisane'", "’Tis the ’90s, get ’em ’til ‘em’ and ‘tisane’"),
    ("de", "'90 Hans' 'a *b*' 's", "’90 Hans’ ‚a <em>b</em>‘ ‚s"),
    (
      "en", "a  \n\"b\" –\"c\"— \"d\" &nbsp;\"e\" «\"f\" {\"g\"}",
      "a<br/>\n“b” –“c”— “d” \u{A0}“e” «“f” {“g”}"
    ),
    (
      "en", "<https://x.org/a--b> www.x.org/a--b",
      "<a href=\"https://x.org/a--b\">https://x.org/a--b</a> <a href=\"http://www.x.org/a--b\">www.x.org/a--b</a>"
    ),
    (
      "en", "\"A\"'s **\"b\"**'s \"'c' d\" \"e\"/\"f\" x=\"g\"",
      "“A”’s <strong>“b”</strong>’s “‘c’ d” “e”/“f” x=“g”"
    ),
    ("xx", "(\"a\") **\"b\"** c ---- `\"`", "(“a”) <strong>“b”</strong> c ---- <code>&quot;</code>"),
  ])
  func typeIsSetAsTheLanguageDoes(language: String, markdown: String, html: String) {
    var writer = MarkupWriter()
    let text = RichText(document(markdown), typography: Typography(language: language)) {
      .href($0.destination)
    }
    text.write(to: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "<p>\(html)</p>\n")
    let plain = html.replacing("<br/>\n", with: " ").replacing(/<[^>]*>/, with: "")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
    #expect(excerpt(of: markdown, in: language) == plain)
  }

  @Test func anExcerptIsSetWithoutItsImages() {
    #expect(excerpt(of: "![\"a\"](b)'s \"c\" `--d`", in: "en") == "’s “c” --d")
  }

  private func excerpt(of markdown: String, in language: String) -> String? {
    MarkdownDocument.excerpt(
      of: MarkdownSource(path: "a.md", bytes: Array(markdown.utf8)),
      typography: Typography(language: language))
  }

  @Test func aHeadingLinksToItselfUnlessItHasALink() {
    var writer = MarkupWriter()
    RichText(document("# A *b*\n# [c](d)"), linksHeadings: true) { .href($0.destination) }.write(to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "<h1 id=\"a-b\"><a class=\"anchor\" href=\"#a-b\">A <em>b</em></a></h1>\n<h1 id=\"c\"><a href=\"d\">c</a></h1>\n"
    )
  }
}
