import Markup

/// Runs a program over one value.
struct Renderer {
  private let program: Program
  private let sources: [TemplateSource]
  private var frames: [Value]
  private var loops: [(elements: [Value], index: Int)] = []

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
      case .text(let slot): write(value(at: slot), into: &writer)
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

  private func write(_ value: Value, into writer: inout MarkupWriter) {
    switch value {
    case .text(let text): writer.writeEscaped(text)
    case .boolean(let isTrue): writer.write(isTrue ? "true" : "false")
    case .absent, .markup, .list, .object: break
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
