import Diagnostics
import Markup
import Testing

@testable import Markdown

@Suite struct DrawingInTextTests {
  private static func written(_ markdown: String, svg: String) -> (html: String, faults: [Diagnostic]) {
    let text = RichText(MarkdownDocument(path: "a.md", bytes: Array(markdown.utf8))) { reference in
      reference.isInline ? .drawing("Content/a.svg", Array(svg.utf8)) : .href(reference.destination)
    }
    var writer = MarkupWriter()
    text.write(to: &writer)
    return (String(decoding: writer.bytes, as: UTF8.self), writer.faults)
  }

  @Test func aDrawingStandsInThePageUnderItsAlternativeText() {
    let (html, faults) = Self.written(
      "A ![*Our* logo](a.svg){loading=inline #me .big} b ![c](d.png)\n", svg: "<svg><g/></svg>")
    #expect(
      html == """
        <p>A <svg id="me" class="big" role="img" aria-label="Our logo"><g/></svg> b <img src="d.png" alt="c"/></p>

        """)
    #expect(faults == [])
  }

  @Test func aDrawingAloneIsAFigureWithItsCaption() {
    let html = Self.written("![A](a.svg \"B\"){loading=inline #me}\n", svg: "<svg/>").html
    #expect(
      html
        == "<figure>\n<svg id=\"me\" role=\"img\" aria-label=\"A\"/>\n<figcaption>B</figcaption>\n</figure>\n"
    )
  }

  @Test func theSameDrawingTwiceHasIdsOfItsOwn() {
    let html = Self.written(
      "![A](a.svg){loading=inline} ![A](a.svg){loading=inline}\n", svg: "<svg><g id='a'/></svg>"
    ).html
    let ids = html.matches(of: /id="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == 4)
  }

  @Test func aFaultIsToldInTheFileOfTheDrawing() {
    let broken = Self.written("![A](a.svg){loading=inline}\n", svg: "<svg>\n <g></svg>")
    #expect(broken.html == "<p></p>\n")
    #expect(
      broken.faults.map { "\($0.location) \($0.severity) \($0.rule)" } == [
        "Content/a.svg:2:2 error asset/drawing"
      ])
    let lossy = Self.written("![A](a.svg){loading=inline}\n", svg: "<svg>\n <script/></svg>")
    #expect(
      lossy.faults.map { "\($0.location) \($0.severity) \($0.rule)" } == [
        "Content/a.svg:2:2 warning asset/drawing-loss"
      ])
  }
}
