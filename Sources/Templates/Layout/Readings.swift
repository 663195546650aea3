/// Where the operations of a program find their values in memory.
struct Readings: Sendable {
  /// Where an operation finds its value.
  struct Place: Sendable {
    /// Which of the values in sight it starts from, outermost first.
    let frame: Int
    /// How many bytes it lies behind the start of that.
    let offset: Int
    let form: Form
  }

  /// What lies there; the most frequent ones by name, so that nothing is counted or looked up for them.
  enum Form: Sendable {
    case text
    case optionalText
    case boolean
    /// What the reader of this number reads.
    case other(Int)
  }

  /// One for each operation.
  private(set) var places: [Place]
  private(set) var readers: [Reader] = []
  /// Whether all who call a procedure bring values that lie in memory in the same way: else nothing may be read in place.
  private(set) var isConsistent = true
  /// For each procedure that is called, the nodes of the values in its sight.
  private var framesOfProcedures: [Int: [Layout.ID]] = [:]

  init(of program: Program, in layout: Layout) {
    places = Array(repeating: Place(frame: 0, offset: 0, form: .text), count: program.operations.count)
    findPlaces(from: 0, of: program, in: layout, frames: [layout.reached(from: layout.root)])
  }

  /// Finds the places of the operations up to the end of the program or procedure, and those of the procedures that it
  /// calls, each of them once.
  private mutating func findPlaces(
    from start: Int, of program: Program, in layout: Layout, frames: [Layout.ID]
  ) {
    var frames = frames
    for position in start..<program.operations.count {
      switch program.operations[position] {
      case .write: break
      case .text(let slot, _), .markup(let slot), .skipUnless(let slot, _), .skipIf(let slot, _),
        .skipUnlessEqual(let slot, _, _):
        places[position] = place(of: slot, of: program, in: layout, from: frames).place
      case .enter(let slot, _), .loop(let slot, _):
        let found = place(of: slot, of: program, in: layout, from: frames)
        places[position] = found.place
        frames.append(found.node)
      case .leave, .next: frames.removeLast()
      case .call(let procedure, let selection):
        let inner = program.steps[selection].map { frames[$0] }
        if let known = framesOfProcedures[procedure] {
          isConsistent = isConsistent && known == inner
          continue
        }
        framesOfProcedures[procedure] = inner
        findPlaces(from: program.procedures[procedure], of: program, in: layout, frames: inner)
      case .leaveProcedure: return
      }
    }
  }

  private mutating func place(
    of slot: Program.Slot, of program: Program, in layout: Layout, from frames: [Layout.ID]
  ) -> (place: Place, node: Layout.ID) {
    let found = layout.find(program.steps[slot.path], from: frames[slot.frame])
    let place = Place(frame: slot.frame, offset: found.offset, form: form(of: found.reader))
    return (place, found.node)
  }

  private mutating func form(of reader: Reader) -> Form {
    switch reader {
    case .text: return .text
    case .boolean: return .boolean
    case .optional(let type, .text, 0) where type is String?.Type: return .optionalText
    default:
      readers.append(reader)
      return .other(readers.count - 1)
    }
  }
}
