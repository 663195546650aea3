import Markup

/// What is left of events without markup and images.
struct PlainText {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// Whether there may be a line end among the bytes.
  private var mayHaveLines = false

  /// Collects the text of `events`; each line break becomes `breaks`.
  init(of events: ArraySlice<Event>, in source: [UInt8], breaks: UInt8) {
    append(events, in: source, breaks: breaks)
  }

  /// Starts without text.
  init() {}

  /// Forgets the text and keeps its memory for the next one.
  mutating func reset() {
    bytes.removeAll(keepingCapacity: true)
    mayHaveLines = false
  }

  /// Continues with the text of `events`.
  mutating func append(_ events: ArraySlice<Event>, in source: [UInt8], breaks: UInt8) {
    var images = 0
    for event in events {
      switch event {
      case .begin(.image, _): images += 1
      case .end(.image): images -= 1
      case _ where images > 0: break
      case .text(let slice), .code(let slice): bytes.append(contentsOf: source[slice.range])
      case .reference(let slice):
        bytes.append(contentsOf: Self.text(ofReference: source[slice.range]))
        mayHaveLines = true
      case .unknownCharacter: bytes.append(contentsOf: "\u{FFFD}".utf8)
      case .hardBreak, .softBreak:
        bytes.append(breaks)
        mayHaveLines = true
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
