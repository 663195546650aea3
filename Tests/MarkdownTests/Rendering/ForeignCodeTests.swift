import Diagnostics
import Highlighting
import Markup
import Testing

@testable import Markdown

/// Code in languages that are not known here, of which a program tells the parts.
@Suite struct ForeignCodeTests {
  private static func written(
    _ markdown: String, state: WorkState?
  ) -> (html: String, faults: [String]) {
    let text = RichText(
      MarkdownDocument(path: "a.md", bytes: Array(markdown.utf8)), code: .highlighted, make: { _ in state },
      resolve: { .href($0.destination) })
    var writer = MarkupWriter()
    text.write(to: &writer)
    return (
      String(decoding: writer.bytes, as: UTF8.self),
      writer.faults.map { "\($0.location) \($0.severity) \($0.rule)" }
    )
  }

  private static let parts = WorkState.made(CodeParts([("k", 3), ("", 3)])?.bytes ?? [])

  @Test func codeOfAnotherLanguageIsHighlightedByWhatIsTold() {
    let (html, faults) = Self.written("```nim\nlet a\n```\n", state: Self.parts)
    #expect(
      html
        == "<pre tabindex=\"0\"><code class=\"language-nim\"><span class=\"k\">let</span> a\n</code></pre>\n")
    #expect(faults == [])
  }

  @Test func whatDoesNotFitTheCodeIsNotUsed() {
    let (html, _) = Self.written("```nim\nlet abc\n```\n", state: Self.parts)
    #expect(html == "<pre tabindex=\"0\"><code class=\"language-nim\">let abc\n</code></pre>\n")
  }

  @Test func codeThatIsKnownHereIsNotAskedFor() {
    #expect(
      MarkdownDocument(path: "a.md", bytes: Array("```swift\nlet a\n```\n\n```\nb\n```\n".utf8)).workpieces
        == [:])
  }

  @Test(arguments: [
    (WorkState.refused("no", at: nil), "a.md:1:4 warning markdown/highlighting"),
    (.made([]), "a.md:1:4 warning markdown/unknown-language"),
    (nil, "a.md:1:4 warning markdown/unknown-language"),
    (.missing(program: "pygmentize", advice: "apt"), "a.md:1:4 warning settings/missing-program"),
  ])
  func whatIsNotHighlightedStaysPlainAndIsTold(state: WorkState?, fault: String) {
    let (html, faults) = Self.written("```nim\nlet a\n```\n", state: state)
    #expect(html == "<pre tabindex=\"0\"><code class=\"language-nim\">let a\n</code></pre>\n")
    #expect(faults == [fault])
  }
}
