import Diagnostics
import Images
import Markdown
import Markup
import Prose
import Routing
import Testing

@Suite struct ImageGaugeTests {
  private static let ways = Ways(
    in: SiteMap(
      baseURL: BaseURL("https://example.org/docs/") ?? .root,
      outputs: ["a.png", "jpeg.png", "cut.png", "empty.gif", "text.png", "plain.svg"].compactMap { name in
        OutputPath(name).map { PlannedOutput(path: $0, source: SourceLocation(file: "Content/\(name)")) }
      }))

  private static let gauge = ImageGauge { path in
    switch path {
    case "Content/a.png": Result { try ImageHeader(of: png(width: 40)) }.mapError { _ in .unknown }
    case "Content/jpeg.png": Result { try ImageHeader(of: jpeg) }.mapError { _ in .unknown }
    case "Content/plain.svg": Result { try ImageHeader(of: Array("<svg/>".utf8)) }.mapError { _ in .unknown }
    case "Content/cut.png": .failure(.cut(.png))
    case "Content/empty.gif": .failure(.empty(.gif))
    case "Content/text.png": .failure(.unknown)
    default: nil
    }
  }

  private static func png(width: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, 30, 8, 2, 0, 0, 0]
  }

  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 1, 1, 17, 0]

  private static func write(_ markdown: String) -> MarkupWriter {
    var writer = MarkupWriter()
    ProseStyle(images: gauge)
      .text(MarkdownDocument(path: "Content/x.md", bytes: Array(markdown.utf8)), from: ways).write(
        to: &writer)
    return writer
  }

  @Test(arguments: [
    ("![x](a.png)", "src=\"/docs/a.png\" alt=\"x\" width=\"40\" height=\"30\" decoding=\"async\""),
    ("![x](/a.png?v=1)", "src=\"/docs/a.png?v=1\" alt=\"x\" width=\"40\" height=\"30\""),
    ("![x](plain.svg)", "src=\"/docs/plain.svg\" alt=\"x\" decoding=\"async\""),
    ("![x](https://example.com/a.png)", "src=\"https://example.com/a.png\" alt=\"x\"/>"),
    ("[x](a.png)", "<a href=\"/docs/a.png\">x</a>"),
  ])
  func imagesOfTheSiteAreWrittenWithTheirSides(markdown: String, html: String) {
    let writer = Self.write(markdown)
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains(html))
    #expect(writer.faults.isEmpty)
  }

  @Test(arguments: [
    (
      "jpeg.png", Severity.warning, "asset/wrong-format",
      "Content/jpeg.png is a JPEG, and not a PNG as its name says"
    ),
    (
      "cut.png", .error, "asset/damaged-image",
      "Content/cut.png is a PNG that ends before it says how large it is"
    ),
    (
      "empty.gif", .error, "asset/damaged-image",
      "Content/empty.gif is a GIF without an area: its width or height is 0"
    ),
    (
      "text.png", .error, "asset/damaged-image",
      "Content/text.png is no image of a known format, although its name says so"
    ),
  ])
  func anImageWhoseHeaderLiesIsToldWhereItIsNamed(
    name: String, severity: Severity, rule: String, message: String
  ) {
    let faults = Self.write("![x](\(name))").faults
    #expect(faults.map(\.severity) == [severity])
    #expect(faults.map(\.rule) == [rule])
    #expect(faults.map(\.message) == [message])
    #expect(faults.map(\.location.description) == ["Content/x.md:1:6"])
  }

  @Test func aPictureOfAPageHasTheSizeOfItsFile() throws {
    let style = ProseStyle(images: Self.gauge)
    let link = try Self.ways.resolve("a.png", from: "Content/x.md").get()
    #expect(
      style.picture("a.png", alt: "x", namedIn: "Content/x.md", from: Self.ways)
        == Picture(link: link, alt: "x", size: ImageSize(width: 40, height: 30)))
    #expect(style.picture("none.png", alt: "", namedIn: "Content/x.md", from: Self.ways) == nil)
  }
}
