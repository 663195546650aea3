import Diagnostics
import Markup

/// Runs a program over one value.
struct Renderer {
  /// How deep procedures may stand inside each other.
  static let depthLimit = 200

  private let program: Program
  private let sources: [TemplateSource]
  private var frames: [Value]
  private var loops: [(elements: [Value], index: Int)] = []
  /// Where the procedures under way were called, and with which values in sight.
  private var calls: [(position: Int, frames: [Value])] = []
  private var isTooDeep = false

  init(_ program: Program, sources: [TemplateSource], root: Value) {
    self.program = program
    self.sources = sources
    frames = [root]
  }

  mutating func run(into writer: inout MarkupWriter) {
    let isTracing = writer.trace != nil
    var position = 0
    while position < program.operations.count {
      let operation = program.operations[position]
      if isTracing { mark(position, in: &writer) }
      position += 1
      switch operation {
      case .write(let range):
        if isTracing {
          writeTraced(range, into: &writer)
        } else {
          writer.write(program.statics[range])
        }
      case .text(let slot, let escaping):
        if !write(value(at: slot), as: escaping, into: &writer) {
          writer.report(refusal(of: value(at: slot), at: position - 1))
        }
      case .markup(let slot): writeRaw(value(at: slot), into: &writer)
      case .skipUnless(let slot, let target): if !value(at: slot).isThere { position = target }
      case .skipIf(let slot, let target): if value(at: slot).isThere { position = target }
      case .enter(let slot, let target):
        let value = value(at: slot)
        if value.isThere { frames.append(value) } else { position = target }
      case .leave: frames.removeLast()
      case .loop(let slot, let target):
        if case .list(let elements) = value(at: slot), let first = elements.first {
          loops.append((elements, 0))
          frames.append(first)
        } else {
          position = target
        }
      case .next(let body): if advance() { position = body }
      case .skipUnlessEqual(let slot, let text, let target):
        if case .text(text) = value(at: slot) {} else { position = target }
      case .call(let procedure, let selection):
        if calls.count < Self.depthLimit {
          calls.append((position, frames))
          frames = program.steps[selection].map { frames[$0] }
          position = program.procedures[procedure]
        } else if !isTooDeep {
          isTooDeep = true
          writer.report(tooDeep(at: position - 1))
        }
      case .leaveProcedure:
        guard let call = calls.popLast() else { return }
        position = call.position
        frames = call.frames
      }
    }
  }

  private mutating func advance() -> Bool {
    let last = loops.count - 1
    loops[last].index += 1
    if loops[last].index < loops[last].elements.count {
      frames[frames.count - 1] = loops[last].elements[loops[last].index]
      return true
    }
    loops.removeLast()
    frames.removeLast()
    return false
  }

  private func value(at slot: Program.Slot) -> Value {
    var value = frames[slot.frame]
    for index in slot.path {
      guard case .object(let fields) = value else { return .absent }
      value = fields[program.steps[index]]
    }
    return value
  }

  /// Writes a value; false if it is a URL that may not be written.
  private func write(_ value: Value, as escaping: Escaping, into writer: inout MarkupWriter) -> Bool {
    switch value {
    case .text(let text): return writer.write(text, as: escaping)
    case .boolean(let isTrue): return writer.write(isTrue ? "true" : "false", as: escaping)
    case .absent, .markup, .list, .object:
      if escaping.isWholeJSON { writer.write("null") }
      return true
    }
  }

  private func writeRaw(_ value: Value, into writer: inout MarkupWriter) {
    switch value {
    case .markup(let markup): markup.write(to: &writer)
    case .text(let text): writer.write(text.utf8)
    case .absent, .boolean, .list, .object: break
    }
  }
}

/// What is told of values that a template cannot know.
extension Renderer {
  private func refusal(of value: Value, at position: Int) -> Diagnostic {
    let url = if case .text(let text) = value { text } else { "" }
    let shown = url.prefix(60).map { $0.isWhitespace ? " " : String($0) }.joined()
    return Diagnostic(
      rule: "template/unsafe-url",
      "the URL \"\(shown)\(url.count > 60 ? "…" : "")\" has a scheme that a value may not bring",
      at: location(of: position),
      hint: "a URL from a value is relative, or starts with http:, https:, mailto: or tel:")
  }

  private func tooDeep(at position: Int) -> Diagnostic {
    Diagnostic(
      rule: "template/too-deep",
      "the value is more than \(Self.depthLimit) deep, and what is deeper is not printed",
      at: location(of: position), hint: "make the tree of the view model flatter")
  }

  private func location(of position: Int) -> SourceLocation {
    let origin = program.origins[position]
    let source = sources[origin.template]
    return SourceLocation(file: source.path, offset: origin.offset, in: source.bytes)
  }
}

extension Renderer {
  /// Says where what a slot prints comes from.
  private func mark(_ position: Int, in writer: inout MarkupWriter) {
    switch program.operations[position] {
    case .text, .markup: mark(program.origins[position], in: &writer)
    default: break
    }
  }

  private func mark(_ origin: Program.Origin, in writer: inout MarkupWriter) {
    let source = sources[origin.template]
    writer.mark(source.path, offset: origin.offset, in: source.bytes)
  }

  private func writeTraced(_ range: Range<Int>, into writer: inout MarkupWriter) {
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
