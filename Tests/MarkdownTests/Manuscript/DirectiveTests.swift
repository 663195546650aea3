import Diagnostics
import Markdown
import Markup
import Testing

@Suite struct DirectiveTests {
  /// Writes each directive as its name, arguments and body.
  private func expand(_ markdown: String) -> (html: String, faults: [Diagnostic]) {
    let text = RichText(
      document(markdown),
      expand: { call, body in
        let arguments = call.arguments.map { "\($0.name ?? "_")=\($0.value.written)" }
        return HTML("<\(([call.name] + arguments).joined(separator: " "))>\(body)</\(call.name)>")
      }, resolve: { .href($0.destination) })
    var writer = MarkupWriter()
    text.write(to: &writer)
    return (String(decoding: writer.bytes, as: UTF8.self), writer.faults)
  }

  @Test(arguments: [
    ("@A", "<A></A>"), ("@A(b: \"c, \\\"d\\\")\", e: 1-3,\n  4)", "<A b=\"c, \"d\")\" e=1-3 _=4></A>"),
    ("a\n@B(c: d)\ne", "<p>a</p>\n<B c=d></B><p>e</p>\n"),
    (
      "@A {\n  *b*\n\n      c\n}\nd",
      "<A><p><em>b</em></p>\n<pre tabindex=\"0\"><code>c\n</code></pre>\n</A><p>d</p>\n"
    ),
    ("@A {\n  @B(\"c\") {\n    d\n  }\n  @B\n}\n", "<A><B _=\"c\"><p>d</p>\n</B><B></B></A>"),
    ("@A {\n```\n}\n@B\n```\n}", "<A><pre tabindex=\"0\"><code>}\n@B\n</code></pre>\n</A>"),
    ("@A {\n<div>\n}\n</div>", "<A><div>\n</A></div>\n"),
    ("- a\n\n@B\n", "<ul>\n<li>a</li>\n</ul>\n<B></B>"),
    ("| a |\n|---|\n| b |\n@B(c: 1)\n", "<B c=1></B>"),
    ("> [!TIP]\n> a\n>\n> b", "<Callout kind=tip><p>a</p>\n<p>b</p>\n</Callout>"),
    ("> [!note]\n>\n> b\n\nc", "<Callout kind=note><p>b</p>\n</Callout><p>c</p>\n"),
    (
      "@A {\n  **[b](https://x.org/c)**\n}",
      "<A><p><strong><a href=\"https://x.org/c\">b</a></strong></p>\n</A>"
    ),
    ("@A {\n> [!Note]\n> b\n}", "<A><Callout kind=note><p>b</p>\n</Callout></A>"),
    ("[^a]\n\n@A {\nb\n}\n\n[^a]: x\n\n    @B\n", "<A><p>b</p>\n</A>"),
  ])
  func directivesAreRead(markdown: String, html: String) {
    let (written, faults) = expand(markdown)
    #expect(written.contains(html))
    #expect(faults.isEmpty)
  }

  @Test(arguments: [
    ("1. a\n\n   @B(c: d)\n\n   e", "<ol>\n<li><p>a</p>\n<B c=d></B><p>e</p>\n</li>\n</ol>\n"),
    ("- a\n  @B(c: d)\n- e", "<ul>\n<li>a<B c=d></B></li>\n<li>e</li>\n</ul>\n"),
    ("- a\n- b\n\n  @B(c: d)\n", "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n<B c=d></B></li>\n</ul>\n"),
    (
      "- a\n  - b\n    @B {\n    c\n    }\n  - d\n\n- e",
      "<li><p>a</p>\n<ul>\n<li>b<B><p>c</p>\n</B></li>\n<li>d</li>\n</ul>\n</li>\n<li><p>e</p>"
    ),
    ("> - a\n>\n> - b\n\n@B(c: d)\n", "<li><p>a</p>\n</li>\n<li><p>b</p>"),
    (
      "1. a\n\n   @B {\n     *c*\n\n     d\n   }\n\n2. e",
      "<li><p>a</p>\n<B><p><em>c</em></p>\n<p>d</p>\n</B></li>\n<li><p>e</p>\n</li>\n</ol>\n"
    ),
    (
      "- a\n\n  @B {\n  ```\n  }\n   @C\n  ```\n  }",
      "<B><pre tabindex=\"0\"><code>}\n @C\n</code></pre>\n</B></li>"
    ),
    ("- a\n\n  @B {\nat the margin\n  }\n  c", "<B><p>at the margin</p>\n</B><p>c</p>\n</li>"),
    ("- a\n\n  @B {\n  ```\n  c\n}\n  ```\n  }", "<B><pre tabindex=\"0\"><code>c\n}\n</code></pre>\n</B>"),
    (
      "- a\n  - b\n\n    @C {\n    - d\n\n      @E(f: 1)\n    }\n\n  g",
      "<li><p>b</p>\n<C><ul>\n<li><p>d</p>\n<E f=1></E></li>\n</ul>\n</C></li>\n</ul>\n<p>g</p>\n</li>\n</ul>\n"
    ),
    ("- @B(c: d)\n- e", "<ul>\n<li><B c=d></B></li>\n<li>e</li>\n</ul>\n"),
    ("10.  @B {\n  c\n  }\n", "<ol start=\"10\">\n<li><B><p>c</p>\n</B></li>\n</ol>\n"),
    ("-\t- @B(c: d)", "<ul>\n<li><ul>\n<li><B c=d></B></li>\n</ul>\n</li>\n</ul>\n"),
    ("- - @B(c: d)", "<ul>\n<li><ul>\n<li><B c=d></B></li>\n</ul>\n</li>\n</ul>\n"),
    ("- a\nlazy\n\n  @B(c: d)\n", "<li><p>a\nlazy</p>\n<B c=d></B></li>"),
    ("- a\n\n @B(c: d)\n", "</ul>\n<B c=d></B>"), ("   @B(c: d)\n", "<B c=d></B>"),
    ("- a\n\n  | b |\n  |---|\n  | c |\n\n  @D(e: f)\n", "</div>\n<D e=f></D></li>"),
    ("- a\n\n\t@B(c: d)\n", "<li><p>a</p>\n<B c=d></B></li>"),
    ("* * *\n  @B(c: d)\n", "<hr/>\n<B c=d></B>"),
    ("- a\n\n  @B {\n    | c |\n    |---|\n    | `d` |\n  }\n", "<td><code>d</code></td>"),
    (
      "@A {\n- b\n\n  @C {\n  d\n  }\n}\n\ne",
      "<A><ul>\n<li><p>b</p>\n<C><p>d</p>\n</C></li>\n</ul>\n</A><p>e</p>\n"
    ),
  ])
  func directivesInItemsOfListsAreRead(markdown: String, html: String) {
    let (written, faults) = expand(markdown)
    #expect(written.contains(html))
    #expect(faults.isEmpty)
  }

  @Test func aFaultInAnItemOfAListIsToldAtItsPlace() {
    let faults = expand("1. a\n\n   @B {\n      x ![](y)\n   }\n\n   @C(d e)\n").faults
    #expect(
      faults.map { "\($0.rule) \($0.location.line):\($0.location.column)" } == [
        "markdown/directive-syntax 7:9", "markdown/missing-alt 4:13",
      ])
  }

  @Test func aDirectiveThatOnlyLooksAsIfItWereInAnItemIsTold() {
    let (written, faults) = expand("a\n2. b\n\n   @B(c: d)\n\n@E(f: 1)\n")
    #expect(written == "<p>a\n2. b</p>\n<p>@B(c: d)</p>\n<E f=1></E>")
    #expect(
      faults.map { "\($0.rule) \($0.location.line):\($0.location.column)" } == [
        "markdown/directive-syntax 4:4"
      ])
    #expect(faults.map(\.message) == ["@B is indented, and in no item of a list: it is text"])
  }

  @Test(arguments: [
    "@someone", "a @Foo", "a@B", "text\n@Alice\nmore", "@State(x) var y", "`@A`", "    @A(b: c)",
    "\\@A(b: c)",
    "```\n@A(b: c)\n```", "<div>\n@A(b: c)\n</div>", "> @A(b: c)", "@Alice said", "@", "@1(a)",
    "- @Alice\n- @Bob", "- a\n\n  @Alice\n", "- a\n\n      @A(b: c)\n", "- a\n  ```\n  @A(b: c)\n  ```\n",
    "- a\n\n  > @A(b: c)\n", "-     @A(b: c)", "1986\\. a\n\n    @A(b: c)\n",
  ])
  func whatOnlyLooksLikeADirectiveStays(markdown: String) {
    let (written, faults) = expand(markdown)
    #expect(written.contains("@"))
    #expect(faults.isEmpty)
  }

  @Test(arguments: [
    ("@A(b: c", 1, 3, "the parenthesis behind @A is not closed"),
    ("x\n\n@A(b c)", 3, 6, "there is no comma between two arguments"),
    ("@A(b:)", 1, 4, "\"b\" has no value"), ("@A(b=c)", 1, 5, "\"b\" is followed by ="),
    ("@A(\"b)", 1, 4, "the quotation mark is not closed"), ("@A(b: c, b: d)", 1, 10, "\"b\" is given twice"),
    ("@A(*)", 1, 4, "an argument is neither a name with a value nor a value"),
    ("@A {\nb", 1, 1, "the body of @A is not closed"), ("@A {\n```\n}", 1, 1, "the body of @A is not closed"),
  ])
  func whatIsWrongIsToldAtItsPlace(markdown: String, line: Int, column: Int, message: String) {
    let faults = expand(markdown).faults
    #expect(faults.map(\.rule) == ["markdown/directive-syntax"])
    #expect(faults.map(\.message) == [message])
    #expect(faults.map(\.location) == [SourceLocation(file: "Content/a.md", line: line, column: column)])
    #expect(faults.map(\.severity) == [.error])
  }

  @Test func faultsInABodyAreToldAtTheirPlaces() {
    let faults = expand("---\n\n@A {\n  x ![](y) and\n\n  z[^q]\n}\n").faults
    #expect(
      faults.map { "\($0.rule) \($0.location.line):\($0.location.column)" } == [
        "markdown/unknown-footnote 6:4", "markdown/missing-alt 4:9",
      ])
  }
}
