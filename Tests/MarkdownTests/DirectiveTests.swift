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
    ("> [!note]\n\nb", "<Callout kind=note></Callout><p>b</p>\n"),
    ("@A {\n> [!Note]\n> b\n}", "<A><Callout kind=note><p>b</p>\n</Callout></A>"),
    ("[^a]\n\n@A {\nb\n}\n\n[^a]: x\n\n    @B\n", "<A><p>b</p>\n</A>"),
  ])
  func directivesAreRead(markdown: String, html: String) {
    let (written, faults) = expand(markdown)
    #expect(written.contains(html))
    #expect(faults.isEmpty)
  }

  @Test(arguments: [
    "@someone", "a @Foo", "a@B", "text\n@Alice\nmore", "@State(x) var y", "`@A`", "    @A(b: c)",
    "\\@A(b: c)",
    "```\n@A(b: c)\n```", "<div>\n@A(b: c)\n</div>", "> @A(b: c)", "@Alice said", "@", "@1(a)",
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
