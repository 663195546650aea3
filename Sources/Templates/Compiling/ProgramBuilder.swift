import Markup

/// Collects a program's operations; static text between two of them becomes one, and polyglot on the way.
struct ProgramBuilder {
  private(set) var program = Program()
  /// Rewrites static text; without one it stays as it is.
  private(set) var normaliser: PolyglotNormaliser?
  /// Where the static text starts that has no operation yet.
  private var pending = 0
  /// Where the last static text came from.
  private var last = Program.Origin(template: 0, offset: 0)

  init(normaliser: PolyglotNormaliser?) {
    self.normaliser = normaliser
  }

  /// Adds a piece of a template's text.
  mutating func write(_ text: ArraySlice<UInt8>, of template: Int) {
    guard !text.isEmpty else { return }
    last = Program.Origin(template: template, offset: text.startIndex)
    rewrite(text) { Program.Origin(template: template, offset: $0) }
  }

  /// Adds text that stands in no template, in front of what stands at `origin` or instead of it.
  mutating func write(_ text: [UInt8], standingAt origin: Program.Origin) {
    guard !text.isEmpty else { return }
    rewrite(text[...]) { _ in origin }
  }

  /// Adds an operation that writes nothing; the text before it is complete.
  mutating func append(_ operation: Program.Operation, from origin: Program.Origin) {
    flush()
    program.operations.append(operation)
    program.origins.append(origin)
  }

  /// Adds an operation that writes a value.
  mutating func append(
    slot operation: Program.Operation, isResolvedURL: Bool = false, from origin: Program.Origin
  ) {
    settle(as: { $0.slot(isResolvedURL: isResolvedURL, to: &$1, anchors: &$2) })
    append(operation, from: origin)
  }

  /// Adds a value that is known already, as it is written where it stands.
  mutating func append(word: [UInt8], from origin: Program.Origin) {
    settle(as: { $0.slot(isResolvedURL: false, to: &$1, anchors: &$2) })
    program.anchors.append(Program.Anchor(position: program.statics.count, origin: origin))
    program.statics.append(contentsOf: word)
  }

  /// The number the next operation will have.
  mutating func mark() -> Int {
    flush()
    return program.operations.count
  }

  /// Sets where operation `index` goes on: here.
  mutating func aim(_ index: Int) {
    let target = mark()
    program.operations[index] =
      switch program.operations[index] {
      case .skipUnless(let slot, _): .skipUnless(slot, to: target)
      case .skipIf(let slot, _): .skipIf(slot, to: target)
      case .enter(let slot, _): .enter(slot, orTo: target)
      case .loop(let slot, _): .loop(slot, orTo: target)
      case .skipUnlessEqual(let slot, let text, _): .skipUnlessEqual(slot, text, to: target)
      default: program.operations[index]
      }
  }

  mutating func slot(_ place: Scope.Place) -> Program.Slot {
    let start = program.steps.count
    program.steps.append(contentsOf: place.path)
    return Program.Slot(frame: place.frame, path: start..<program.steps.count)
  }

  /// Goes on as if the text since `state` had not been there: an alternative to it follows.
  mutating func goBack(to state: PolyglotNormaliser?) {
    normaliser = state
  }

  /// Adds the call of a procedure, of all values in sight with some of them.
  mutating func append(callOf procedure: Int, frames: [Int], from origin: Program.Origin) {
    let start = program.steps.count
    program.steps.append(contentsOf: frames)
    append(slot: .call(procedure, frames: start..<program.steps.count), from: origin)
  }

  /// Ends what is under way, and starts a procedure in a state of the markup.
  mutating func beginProcedure(in state: PolyglotNormaliser?, from origin: Program.Origin) {
    endProcedure(from: origin)
    normaliser = state
    program.procedures.append(program.operations.count)
  }

  /// Ends the procedure under way.
  mutating func endProcedure(from origin: Program.Origin) {
    finish()
    append(.leaveProcedure, from: origin)
  }

  /// Ends the text under way.
  mutating func finish() {
    settle(as: { $0.finish(to: &$1, anchors: &$2) })
    flush()
  }

  /// Whether a value turned out to be a part of the scheme of a URL since it was asked last.
  mutating func takeSchemeFromValue() -> Bool { normaliser?.takeSchemeFromValue() ?? false }

  private mutating func flush() {
    settle(as: { $0.settle(to: &$1, anchors: &$2) })
    guard pending < program.statics.count else { return }
    program.operations.append(.write(pending..<program.statics.count))
    program.origins.append(last)
    pending = program.statics.count
  }
}

extension ProgramBuilder {
  private mutating func rewrite(_ text: ArraySlice<UInt8>, origin: (Int) -> Program.Origin) {
    guard normaliser != nil else {
      program.anchors.append(
        Program.Anchor(position: program.statics.count, origin: origin(text.startIndex)))
      program.statics.append(contentsOf: text)
      return
    }
    var anchors: [PolyglotNormaliser.Anchor] = []
    normaliser?.append(text, to: &program.statics, anchors: &anchors)
    keep(anchors, origin: origin)
  }

  private mutating func settle(
    as body: (inout PolyglotNormaliser, inout [UInt8], inout [PolyglotNormaliser.Anchor]) -> Void
  ) {
    guard var state = normaliser else { return }
    var anchors: [PolyglotNormaliser.Anchor] = []
    body(&state, &program.statics, &anchors)
    normaliser = state
    let template = last.template
    keep(anchors) { Program.Origin(template: template, offset: $0) }
  }

  private mutating func keep(_ anchors: [PolyglotNormaliser.Anchor], origin: (Int) -> Program.Origin) {
    for anchor in anchors {
      if program.anchors.last?.position == anchor.output { program.anchors.removeLast() }
      program.anchors.append(Program.Anchor(position: anchor.output, origin: origin(anchor.source)))
    }
  }
}
