import Markup

/// What is left of events without markup and images.
struct PlainText {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Whether there may be a line end among the bytes.
  private var mayHaveLines = false
  private var setter: TypeSetter?

  /// Collects the text of `events`; each line break becomes `breaks`.
  init(of events: ArraySlice<Event>, in source: [UInt8], breaks: UInt8) {
    append(events, in: source, breaks: breaks)
  }

  /// Starts without text; what comes is set as a language does, if it is given.
  init(_ typography: Typography? = nil) {
    setter = typography.map(TypeSetter.init)
  }

  /// Forgets the text and keeps its memory for the next one.
  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    mayHaveLines = false
    setter?.reset()
  }

  /// Continues with the text of `events`. Where text is set, `targets` are those of its links: addresses stay as they are.
  mutating func append(
    _ events: ArraySlice<Event>, in source: [UInt8], breaks: UInt8, targets: [Target] = []
  ) {
    var images = 0
    var isInAutolink = false
    for (index, event) in zip(events.indices, events) {
      switch event {
      case .begin(.image, _):
        images += 1
        setter?.pass()
      case .end(.image): images -= 1
      case _ where images > 0: break
      case .begin(.link, let target) where setter != nil:
        isInAutolink = targets[Int(target)].isAutolink
      case .end(.link): isInAutolink = false
      case .text(let slice) where setter != nil && !isInAutolink:
        setter?.set(slice, of: source, before: events[(index + 1)...]) { bytes += $0 }
      case .text(let slice), .code(let slice):
        bytes.append(contentsOf: source[slice.range])
        setter?.pass()
      case .reference(let slice):
        let text = Self.text(ofReference: source[slice.range])
        bytes.append(contentsOf: text)
        mayHaveLines = true
        setter?.pass(text)
      case .unknownCharacter: bytes.append(contentsOf: "\u{FFFD}".utf8)
      case .hardBreak, .softBreak:
        bytes.append(breaks)
        mayHaveLines = true
        setter?.breakLine()
      default: break
      }
    }
  }

  /// The text in one line.
  var line: String {
    mayHaveLines
      ? String(decoding: bytes.map { $0 == UInt8(ascii: "\n") ? 0x20 : $0 }, as: UTF8.self)
      : String(decoding: bytes, as: UTF8.self)
  }

  /// What a reference stands for; one that nobody knows is text.
  static func text(ofReference reference: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    CharacterReferences.text(of: reference.dropFirst().dropLast())?[...] ?? reference
  }
}
