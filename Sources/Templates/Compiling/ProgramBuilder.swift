/// Collects a program's operations; static text between two of them becomes one.
struct ProgramBuilder {
  private(set) var program = Program()
  /// Where the static text starts that has no operation yet.
  private var pending = 0

  /// The number the next operation will have.
  mutating func mark() -> Int {
    flush()
    return program.operations.count
  }

  mutating func write(_ bytes: some Collection<UInt8>, from origin: Program.Origin) {
    guard !bytes.isEmpty else { return }
    program.anchors.append(Program.Anchor(position: program.statics.count, origin: origin))
    program.statics.append(contentsOf: bytes)
  }

  mutating func append(_ operation: Program.Operation, from origin: Program.Origin) {
    flush()
    program.operations.append(operation)
    program.origins.append(origin)
  }

  /// Sets where operation `index` goes on, now that it is known.
  mutating func aim(_ index: Int) {
    let target = mark()
    program.operations[index] =
      switch program.operations[index] {
      case .skipUnless(let slot, _): .skipUnless(slot, to: target)
      case .skipIf(let slot, _): .skipIf(slot, to: target)
      case .enter(let slot, _): .enter(slot, orTo: target)
      case .loop(let slot, _): .loop(slot, orTo: target)
      default: program.operations[index]
      }
  }

  mutating func slot(_ place: Scope.Place) -> Program.Slot {
    let start = program.steps.count
    program.steps.append(contentsOf: place.path)
    return Program.Slot(frame: place.frame, path: start..<program.steps.count)
  }

  mutating func finish() -> Program {
    flush()
    return program
  }

  private mutating func flush() {
    guard pending < program.statics.count else { return }
    let origin = program.anchors.last { $0.position <= pending }?.origin
    program.operations.append(.write(pending..<program.statics.count))
    program.origins.append(origin ?? Program.Origin(template: 0, offset: 0))
    pending = program.statics.count
  }
}
