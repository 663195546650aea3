import Digests
import Drawings
import Markup

/// A drawing that was made of a block of code, as a figure with its source for those who do not see it.
struct Diagram {
  let drawing: InlineDrawing
  let title: String?
  let source: [UInt8]

  /// Appends the figure; `place` is that of the block among all of the site.
  func append(at place: String, attributes: ElementAttributes, to html: inout [UInt8]) {
    var mixer = Mixer()
    mixer.add(place)
    mixer.add(Digest(of: source))
    let prefix = "d\(String(mixer.digest.high, radix: 36))-"
    html += "<figure tabindex=\"0\"".utf8
    attributes.append(to: &html, classes: "diagram")
    html.append(UInt8(ascii: ">"))
    drawing.append(
      as: .init(
        title ?? "Diagram", description: String(decoding: source, as: UTF8.self), prefix: prefix),
      to: &html)
    if let title {
      html += "<figcaption>".utf8
      Array(title.utf8).withUnsafeBufferPointer { Escape.append($0, to: &html) }
      html += "</figcaption>".utf8
    }
    html += "</figure>\n".utf8
  }
}
