import Diagnostics
import Digests
import Drawings
import Markup

/// Drawings that stand in the text itself.
extension RichTextRenderer {
  func isDrawing(_ target: Int) -> Bool {
    if case .drawing = text.resolutions[target] { true } else { false }
  }

  /// Writes a drawing with its alternative text as its name; the result is where its events end.
  mutating func writeDrawing(_ target: Int, from start: Int, to writer: inout MarkupWriter) -> Int {
    image = target
    let end = endOfImage(from: start)
    guard case .drawing(let path, let file) = text.resolutions[target] else { return end }
    document.mark(Int(document.targets[target].offset), to: &writer)
    do throws(DrawingFault) {
      let drawing = try InlineDrawing(file)
      for loss in drawing.losses {
        drawingFaults.append(
          Diagnostic(
            .warning, rule: "asset/drawing-loss", loss.message,
            at: SourceLocation(file: path, offset: loss.offset, in: file),
            hint: "take it out of the file, or show the file as an image"))
      }
      drawing.write(as: name(of: target, file, document.events[start..<(end - 1)]), to: &writer)
    } catch {
      drawingFaults.append(
        Diagnostic(
          rule: "asset/drawing", error.message,
          at: SourceLocation(file: path, offset: min(error.offset, file.count), in: file),
          hint: "save the drawing again as plain SVG"))
    }
    return end
  }

  private func endOfImage(from start: Int) -> Int {
    var depth = 1
    var index = start
    while depth > 0, index < document.events.count {
      if case .begin(.image, _) = document.events[index] { depth += 1 }
      if case .end(.image) = document.events[index] { depth -= 1 }
      index += 1
    }
    return index
  }

  private func name(of target: Int, _ file: [UInt8], _ events: ArraySlice<Event>) -> InlineDrawing.Name {
    var mixer = Mixer()
    mixer.add(document.path)
    mixer.add(UInt64(document.targets[target].offset))
    mixer.add(Digest(of: file))
    let attributes = document.targetAttributes[target]
    let alternative = PlainText(of: events, in: document.bytes, breaks: 0x20).bytes
    return InlineDrawing.Name(
      attributes?.value(of: "alt") ?? String(decoding: alternative, as: UTF8.self),
      prefix: "d\(String(mixer.digest.high, radix: 36))-", id: attributes?.id,
      classes: attributes?.classes.joined(separator: " ") ?? "",
      size: ["width", "height"].reduce(into: [:]) { $0[$1] = attributes?.value(of: $1) })
  }
}
