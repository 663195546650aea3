import Diagnostics
import Markup

/// Runs a program over one value, which it reads where it lies in memory.
struct Renderer {
  private let template: CompiledTemplate
  private let isTracing: Bool
  /// The template's, without the counting of references that each look into an array costs.
  private let operations: UnsafeBufferPointer<Program.Operation>
  private let places: UnsafeBufferPointer<Readings.Place>
  private let statics: UnsafeBufferPointer<UInt8>
  /// The values in sight, outermost first.
  private var frames: [UnsafeRawPointer]

  /// Renders a template with the value at `root`, which lies there as the template's layout says.
  static func render(_ template: CompiledTemplate, root: UnsafeRawPointer, into writer: inout MarkupWriter) {
    template.program.operations.withUnsafeBufferPointer { operations in
      template.readings.places.withUnsafeBufferPointer { places in
        template.program.statics.withUnsafeBufferPointer { statics in
          var renderer = Renderer(
            template: template, isTracing: writer.trace != nil, operations: operations, places: places,
            statics: statics, frames: [])
          renderer.run(root: root, into: &writer)
        }
      }
    }
  }

  private mutating func run(root: UnsafeRawPointer, into writer: inout MarkupWriter) {
    do throws(Reader.Refusal) {
      try template.root.reach(at: root, in: template.schema) { _, start in
        run(from: 0, bringing: start, into: &writer)
      }
    } catch {
      report(error, into: &writer)
    }
  }

  /// Runs the operations from a position to the end of the section or program that it is in, with one more
  /// value in sight.
  private mutating func run(
    from start: Int, bringing frame: UnsafeRawPointer, into writer: inout MarkupWriter
  ) {
    frames.append(frame)
    var position = start
    while position < operations.count {
      if isTracing { mark(position, in: &writer) }
      let here = position
      position += 1
      switch operations[here] {
      case .write(let range): write(range, into: &writer)
      case .text: writeText(here, into: &writer)
      case .markup: writeMarkup(here, into: &writer)
      case .skipUnless(_, let target): if !isThere(here, into: &writer) { position = target }
      case .skipIf(_, let target): if isThere(here, into: &writer) { position = target }
      case .enter(_, let target):
        enter(here, into: &writer)
        position = target
      case .loop(_, let target):
        loop(here, into: &writer)
        position = target
      case .leave, .next:
        frames.removeLast()
        return
      }
    }
  }

  /// Runs the section that starts at a position if its value is there.
  private mutating func enter(_ position: Int, into writer: inout MarkupWriter) {
    let place = places[position]
    if case .optionalText = place.form {
      let start = frames[place.frame] + place.offset
      guard let text = start.assumingMemoryBound(to: String?.self).pointee else { return }
      return withUnsafePointer(to: text) {
        run(from: position + 1, bringing: UnsafeRawPointer($0), into: &writer)
      }
    }
    reach(position, into: &writer) { renderer, writer, reader, start in
      if reader.isThere(at: start) { renderer.run(from: position + 1, bringing: start, into: &writer) }
    }
  }

  /// Runs the section that starts at a position once for each element of its list.
  private mutating func loop(_ position: Int, into writer: inout MarkupWriter) {
    reach(position, into: &writer) { renderer, writer, reader, start in
      reader.elements(at: start) { elements in
        for index in 0..<elements.count {
          renderer.run(from: position + 1, bringing: elements[index], into: &writer)
        }
      }
    }
  }

  private mutating func isThere(_ position: Int, into writer: inout MarkupWriter) -> Bool {
    let place = places[position]
    let start = frames[place.frame] + place.offset
    switch place.form {
    case .boolean: return start.assumingMemoryBound(to: Bool.self).pointee
    case .optionalText: return start.assumingMemoryBound(to: String?.self).pointee != nil
    case .text: return true
    case .other:
      var isThere = false
      reach(position, into: &writer) { _, _, reader, start in isThere = reader.isThere(at: start) }
      return isThere
    }
  }
}

extension Renderer {
  private mutating func writeText(_ position: Int, into writer: inout MarkupWriter) {
    let place = places[position]
    let start = frames[place.frame] + place.offset
    switch place.form {
    case .text: write(start.assumingMemoryBound(to: String.self).pointee, into: &writer)
    case .optionalText:
      if let text = start.assumingMemoryBound(to: String?.self).pointee { write(text, into: &writer) }
    case .boolean, .other:
      reach(position, into: &writer) { renderer, writer, reader, start in
        if let text = reader.text(at: start) { renderer.write(text, into: &writer) }
      }
    }
  }

  /// Writes the text of a slot; all of them come by here.
  private func write(_ text: String, into writer: inout MarkupWriter) {
    writer.writeEscaped(text)
  }

  private mutating func writeMarkup(_ position: Int, into writer: inout MarkupWriter) {
    reach(position, into: &writer) { _, writer, reader, start in
      reader.writeMarkup(at: start, into: &writer)
    }
  }

  /// Gives `body` the value of an operation, if it is there.
  private mutating func reach(
    _ position: Int, into writer: inout MarkupWriter,
    _ body: (inout Renderer, inout MarkupWriter, Reader, UnsafeRawPointer) -> Void
  ) {
    let place = places[position]
    let reader =
      switch place.form {
      case .text: Reader.text
      case .optionalText: Reader.optional(String?.self, .text, offset: 0)
      case .boolean: Reader.boolean
      case .other(let number): template.readings.readers[number]
      }
    do throws(Reader.Refusal) {
      try reader.reach(at: frames[place.frame] + place.offset, in: template.schema) { reader, start in
        body(&self, &writer, reader, start)
      }
    } catch {
      report(error, into: &writer)
    }
  }

  private func report(_ refusal: Reader.Refusal, into writer: inout MarkupWriter) {
    writer.report(Diagnostic(rule: "template/unknown-shape", refusal.description, at: template.location))
  }
}

extension Renderer {
  private func write(_ range: Range<Int>, into writer: inout MarkupWriter) {
    guard !isTracing else { return writeTraced(range, into: &writer) }
    writer.write(UnsafeBufferPointer(rebasing: statics[range]))
  }

  /// Says where what a slot prints comes from.
  private func mark(_ position: Int, in writer: inout MarkupWriter) {
    switch operations[position] {
    case .text, .markup: mark(template.program.origins[position], in: &writer)
    default: break
    }
  }

  private func mark(_ origin: Program.Origin, in writer: inout MarkupWriter) {
    let source = template.sources[origin.template]
    writer.mark(source.path, offset: origin.offset, in: source.bytes)
  }

  private func writeTraced(_ range: Range<Int>, into writer: inout MarkupWriter) {
    let program = template.program
    var position = range.lowerBound
    let first = program.firstAnchor(at: range.lowerBound)
    for anchor in program.anchors[first...].prefix(while: { $0.position < range.upperBound }) {
      writer.write(program.statics[position..<anchor.position])
      mark(anchor.origin, in: &writer)
      position = anchor.position
    }
    writer.write(program.statics[position..<range.upperBound])
  }
}
