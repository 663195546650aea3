import Diagnostics
import Markup
import Testing

@testable import Markdown

@Suite struct DiagramTests {
  private static func written(
    _ markdown: String, code: RichText.CodeStyle = .highlighted, make: @escaping RichText.Making
  ) -> (html: String, faults: [Diagnostic]) {
    let text = RichText(
      MarkdownDocument(path: "a.md", bytes: Array(markdown.utf8)), code: code, make: make
    ) { .href($0.destination) }
    var writer = MarkupWriter()
    text.write(to: &writer)
    return (String(decoding: writer.bytes, as: UTF8.self), writer.faults)
  }

  private static let drawn = WorkState.made(Array("<svg width=\"4\"><g id=\"a\"/></svg>".utf8))

  @Test(arguments: [RichText.CodeStyle.highlighted, .plain])
  func aDiagramIsDrawnWithItsSourceForThoseWhoDoNotSeeIt(code: RichText.CodeStyle) throws {
    let (html, faults) = Self.written("```dot title=\"A & b\" {.wide}\na -> b\n```\n", code: code) { piece in
      #expect(piece == Workpiece(craft: .dot, code: Array("a -> b\n".utf8)))
      return Self.drawn
    }
    #expect(faults == [])
    let prefix = try #require(html.firstMatch(of: /svg id="(\w+-)drawing"/)?.1)
    #expect(
      html == """
        <figure tabindex="0" class="diagram wide"><svg id="\(prefix)drawing" role="img" aria-label="A &amp; b" \
        aria-describedby="\(prefix)description" width="4"><desc id="\(prefix)description">a -&gt; b
        </desc><g id="\(prefix)a"/></svg><figcaption>A &amp; b</figcaption></figure>

        """)
  }

  @Test func theSameDiagramTwiceHasIdsOfItsOwn() {
    let html = Self.written("```dot\na\n```\n\n> ```graphviz\n> a\n> ```\n") { _ in Self.drawn }.html
    let ids = html.matches(of: /id="([^"]*)"/).map { String($0.1) }
    #expect(ids.count == 6)
    #expect(Set(ids).count == 6)
  }

  @Test(arguments: [
    ("```dot\na\nb\n```\n", 3, 1), ("> - ```dot\n>   a\n>   b\n>   ```\n", 3, 5),
    ("~~~~ mermaid\n\nb\n~~~~\n", 3, 1),
  ])
  func aFaultIsToldAtItsLine(markdown: String, line: Int, column: Int) {
    let (html, faults) = Self.written(markdown) { _ in .refused("dot says: no", at: .line(2)) }
    #expect(html.contains("<pre"))
    #expect(
      faults.map { "\($0.location) \($0.severity) \($0.rule)" } == [
        "a.md:\(line):\(column) error markdown/diagram"
      ])
  }

  @Test(arguments: [
    WorkState.refused("it was ended", at: nil), .refused("no", at: .line(99)),
    .made(Array("no drawing".utf8)),
  ])
  func aFaultWithoutALineIsToldAtTheFence(state: WorkState) {
    let faults = Self.written("Text.\n\n```dot\na\n```\n") { _ in state }.faults
    #expect(faults.map { "\($0.location) \($0.rule)" } == ["a.md:3:4 markdown/diagram"])
  }

  @Test func aDiagramWhoseTextIsHTMLIsNotShown() {
    let faults = Self.written("```mermaid\na\n```\n") { _ in
      .made(Array("<svg><foreignObject><p>a</p></foreignObject></svg>".utf8))
    }.faults
    #expect(
      faults.map(\.message) == [
        "what was drawn cannot be shown: its text is HTML, which cannot stand in a drawing"
      ])
  }

  @Test func withoutTheProgramADiagramStaysCodeWithAWarning() {
    let (html, faults) = Self.written("```mermaid\na\n```\n") { _ in .missing(program: "mmdc", advice: "npm")
    }
    #expect(html == "<pre tabindex=\"0\"><code class=\"language-mermaid\">a\n</code></pre>\n")
    #expect(
      faults.map { "\($0.severity) \($0.rule) \($0.hint ?? "")" } == ["warning settings/missing-program npm"])
  }

  @Test(arguments: ["dot", "graphviz", "gv", "mermaid"])
  func whereNobodyAsksADiagramIsCodeWithoutAWord(language: String) {
    let (html, faults) = Self.written("```\(language)\na\n```\n") { _ in nil }
    #expect(html == "<pre tabindex=\"0\"><code class=\"language-\(language)\">a\n</code></pre>\n")
    #expect(faults == [])
  }
}
