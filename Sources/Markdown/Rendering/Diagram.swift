import Digests
import Drawings
import Markup

/// A drawing that was made of a block of code, as a figure with its source for those who do not see it.
struct Diagram {
  let drawing: InlineDrawing
  let title: String?
  let source: [UInt8]

  /// Writes the figure; `place` is that of the block among all of the site.
  func write(at place: String, attributes: ElementAttributes, to page: inout MarkupWriter) {
    var mixer = Mixer()
    mixer.add(place)
    mixer.add(Digest(of: source))
    let prefix = "d\(String(mixer.digest.high, radix: 36))-"
    page.write("<figure tabindex=\"0\"")
    page.write(attributes, classes: "diagram")
    page.write(">")
    drawing.write(
      as: .init(
        title ?? "Diagram", description: String(decoding: source, as: UTF8.self), prefix: prefix),
      to: &page)
    if let title {
      page.write("<figcaption>")
      page.writeEscaped(title)
      page.write("</figcaption>")
    }
    page.write("</figure>\n")
  }
}
