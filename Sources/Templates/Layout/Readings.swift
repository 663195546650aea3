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
  private(set) var places: [Place] = []
  private(set) var readers: [Reader] = []

  init(of program: Program, in layout: Layout) {
    var frames = [layout.root]
    for operation in program.operations {
      var place = Place(frame: 0, offset: 0, form: .text)
      switch operation {
      case .write: break
      case .text(let slot), .markup(let slot), .skipUnless(let slot, _), .skipIf(let slot, _):
        place = self.place(of: slot, of: program, in: layout, from: frames).place
      case .enter(let slot, _), .loop(let slot, _):
        let found = self.place(of: slot, of: program, in: layout, from: frames)
        place = found.place
        frames.append(found.node)
      case .leave, .next: frames.removeLast()
      }
      places.append(place)
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
