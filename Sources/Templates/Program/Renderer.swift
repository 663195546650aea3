import Diagnostics
import Markup
import StoredValues

/// Runs a program over one value, which it reads where it lies in memory.
struct Renderer {
  /// How deep procedures may stand inside each other.
  static let depthLimit = 200

  private let template: CompiledTemplate
  private let access: Access
  private let isTracing: Bool
  /// The template's, without the counting of references that each look into an array costs.
  private let operations: UnsafeBufferPointer<Program.Operation>
  private let places: UnsafeBufferPointer<Readings.Place>
  private let statics: UnsafeBufferPointer<UInt8>
  /// The values in sight, outermost first.
  private var frames: [UnsafeRawPointer]
  /// How many procedures are under way.
  private var depth = 0
  private var isTooDeep = false

  /// Renders a template with the value at `root`, which is reached as `access` says.
  static func render(
    _ template: CompiledTemplate, by access: Access, root: UnsafeRawPointer, into writer: inout MarkupWriter
  ) {
    template.program.operations.withUnsafeBufferPointer { operations in
      access.readings.places.withUnsafeBufferPointer { places in
        template.program.statics.withUnsafeBufferPointer { statics in
          var renderer = Renderer(
            template, access, isTracing: writer.trace != nil, operations: operations, places: places,
            statics: statics
          )
          renderer.run(root: root, into: &writer)
        }
      }
    }
  }

  private init(
    _ template: CompiledTemplate, _ access: Access, isTracing: Bool,
    operations: UnsafeBufferPointer<Program.Operation>,
    places: UnsafeBufferPointer<Readings.Place>, statics: UnsafeBufferPointer<UInt8>
  ) {
    self.template = template
    self.access = access
    self.isTracing = isTracing
    self.operations = operations
    self.places = places
    self.statics = statics
    frames = []
  }

  private mutating func run(root: UnsafeRawPointer, into writer: inout MarkupWriter) {
    do throws(Reader.Refusal) {
      try access.root.reach(at: root, in: template.schema) { _, start in
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
    run(from: start, into: &writer)
  }

  /// Runs the operations from a position to the end of the section, procedure or program that it is in.
  private mutating func run(from start: Int, into writer: inout MarkupWriter) {
    var position = start
    while position < operations.count {
      if isTracing { mark(position, in: &writer) }
      let here = position
      position += 1
      switch operations[here] {
      case .write(let range): write(range, into: &writer)
      case .text(_, let escaping): writeText(here, as: escaping, into: &writer)
      case .markup: writeMarkup(here, into: &writer)
      case .skipUnless(_, let target): if !isThere(here, into: &writer) { position = target }
      case .skipIf(_, let target): if isThere(here, into: &writer) { position = target }
      case .enter(_, let target):
        enter(here, into: &writer)
        position = target
      case .loop(_, let target):
        loop(here, into: &writer)
        position = target
      case .skipUnlessEqual(_, let text, let target):
        if printed(here, into: &writer) != text { position = target }
      case .call(let procedure, let selection): call(procedure, selection, from: here, into: &writer)
      case .leave, .next:
        frames.removeLast()
        return
      case .leaveProcedure: return
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

/// Pieces of template that include themselves.
extension Renderer {
  /// Runs a procedure with some of the values in sight.
  private mutating func call(
    _ procedure: Int, _ selection: Range<Int>, from position: Int, into writer: inout MarkupWriter
  ) {
    guard depth < Self.depthLimit else {
      if !isTooDeep { writer.report(tooDeep(at: position)) }
      isTooDeep = true
      return
    }
    let all = frames
    frames = template.program.steps[selection].map { all[$0] }
    depth += 1
    run(from: template.program.procedures[procedure], into: &writer)
    depth -= 1
    frames = all
  }

  private func tooDeep(at position: Int) -> Diagnostic {
    Diagnostic(
      rule: "template/too-deep",
      "the value is more than \(Self.depthLimit) deep, and what is deeper is not printed",
      at: location(of: position), hint: "make the tree of the view model flatter")
  }

  private func location(of position: Int) -> SourceLocation {
    let origin = template.program.origins[position]
    let source = template.sources[origin.template]
    return SourceLocation(file: source.path, offset: origin.offset, in: source.bytes)
  }
}

extension Renderer {
  private mutating func writeText(_ position: Int, as escaping: Escaping, into writer: inout MarkupWriter) {
    let place = places[position]
    if case .text = place.form {
      let start = frames[place.frame] + place.offset
      write(start.assumingMemoryBound(to: String.self).pointee, as: escaping, from: position, into: &writer)
    } else if let text = printed(position, into: &writer) {
      write(text, as: escaping, from: position, into: &writer)
    } else if escaping.isWholeJSON {
      writer.write("null")
    }
  }

  /// What an operation's value is printed as, if it is there.
  private mutating func printed(_ position: Int, into writer: inout MarkupWriter) -> String? {
    let place = places[position]
    let start = frames[place.frame] + place.offset
    switch place.form {
    case .text: return start.assumingMemoryBound(to: String.self).pointee
    case .optionalText: return start.assumingMemoryBound(to: String?.self).pointee
    case .boolean, .other:
      var text: String?
      reach(position, into: &writer) { _, _, reader, start in text = reader.text(at: start) }
      return text
    }
  }

  /// Writes the text of a slot; all of them come by here.
  private func write(
    _ text: String, as escaping: Escaping, from position: Int, into writer: inout MarkupWriter
  ) {
    if !writer.write(text, as: escaping) { writer.report(refusal(of: text, at: position)) }
  }

  private func refusal(of url: String, at position: Int) -> Diagnostic {
    let shown = url.prefix(60).map { $0.isWhitespace ? " " : String($0) }.joined()
    return Diagnostic(
      rule: "template/unsafe-url",
      "the URL \"\(shown)\(url.count > 60 ? "…" : "")\" has a scheme that a value may not bring",
      at: location(of: position),
      hint: "a URL from a value is relative, or starts with http:, https:, mailto: or tel:")
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
      case .other(let number): access.readings.readers[number]
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
