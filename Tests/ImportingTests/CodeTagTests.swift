import Testing

@testable import Importing

/// How calls of peers are found and read.
@Suite struct CodeTagTests {
  /// A text, and the names, positional and named arguments of what is found in it.
  static let calls:
    [(syntax: CodeTagSyntax, text: String, name: String, positional: [String], named: [String: String])] = [
      (.hugo, "{{< ref \"a b.md\" >}}", "ref", ["a b.md"], [:]),
      (
        .hugo, "{{<figure src=\"a.png\" alt=`x \"y\"` width=300 />}}", "figure", [],
        ["src": "a.png", "alt": "x \"y\"", "width": "300"]
      ),
      (.hugo, "{{% notice tip \"Mind \\\"it\\\"\" %}}", "notice", ["tip", "Mind \"it\""], [:]),
      (.tera, "{{ youtube(id=\"x\", autoplay=true) }}", "youtube", [], ["id": "x", "autoplay": "true"]),
      (.tera, "{% quote(author='Ann') %}", "quote", [], ["author": "Ann"]),
      (.liquid, "{% include figure.html src=\"a.png\" %}", "include", ["figure.html"], ["src": "a.png"]),
      (.liquid, "{%- link _posts/2026-01-01-a.md -%}", "link", ["_posts/2026-01-01-a.md"], [:]),
      (.liquid, "{{ site.url }}", "site.url", [], [:]),
    ]

  @Test(arguments: calls.indices) func argumentsAreRead(index: Int) throws {
    let call = Self.calls[index]
    let tag = try #require(CodeTagScan(call.syntax, in: Array(call.text.utf8)).tags.first)
    #expect(tag.name == call.name)
    #expect(tag.positional == call.positional)
    #expect(tag.named == call.named)
    #expect(tag.range == 0..<call.text.utf8.count)
  }

  @Test(
    arguments: [
      ("`{{< a >}}` {{< b >}}", ["b"]), ("```\n{{< a >}}\n```\n", []), ("{{</* a */>}} {{< b >}}", ["b"]),
      ("{{< a {{< b >}}", ["b"]), ("{{ a }} {{< b >}}", ["b"]),
    ] as [(String, [String])])
  func callsInCodeAndEscapedOnesAreNone(text: String, names: [String]) {
    #expect(CodeTagScan(.hugo, in: Array(text.utf8)).tags.map(\.name) == names)
  }

  @Test func whatIsNeverClosedIsFoundInLinearTime() {
    let text = [UInt8](repeating: 0, count: 600_000).indices.map { UInt8(ascii: $0 % 3 == 2 ? "<" : "{") }
    let scan = CodeTagScan(.hugo, in: text)
    #expect(scan.tags.isEmpty)
    #expect(scan.unclosed.count == 200_000)
  }

  @Test(arguments: [
    (CodeTagSyntax.hugo, "{{% a %}}x{{% /a %}}", [CodeTag.Role.opening, .closing]),
    (.tera, "{% a() %}x{% end %}{% ending() %}", [.opening, .closing, .opening]),
    (.liquid, "{% a %}x{% enda %}{{ b }}", [.opening, .closing, .value]),
  ])
  func tagsEndOthers(syntax: CodeTagSyntax, text: String, roles: [CodeTag.Role]) {
    #expect(CodeTagScan(syntax, in: Array(text.utf8)).tags.map(\.role) == roles)
  }
}
