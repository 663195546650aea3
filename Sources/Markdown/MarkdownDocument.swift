public import Diagnostics
import Markup

/// CommonMark with GitHub's tables, task lists, strikethrough and autolinks, read once: a flat list of
/// events.
public struct MarkdownDocument: Sendable, Hashable {
  /// The path of the file it was read from, for diagnostics.
  public let path: String
  /// The place of the value it was read from, where it does not stand in a file as it is.
  let place: SourceLocation?
  /// The whole file, followed by text that does not stand in it as it is meant.
  let bytes: [UInt8]
  /// How many of the bytes are the file's.
  private let sourceCount: Int
  let events: [Event]
  let targets: [Target]
  let fences: [Fence]
  /// The headings in order.
  public let headings: [Heading]
  let tableMistakes: [TableMistake]
  /// Why the rest is missing.
  let excess: Excess?

  /// Reads the Markdown from `start`, a byte offset, to the end of `bytes`, which are UTF-8. Where the bytes are no file but
  /// a value of one, all that is told of them is told at `place`.
  public init(path: String, bytes: [UInt8], start: Int = 0, place: SourceLocation? = nil) {
    self.init(path: path, bytes: bytes, start: start, place: place, endsAfterParagraph: false)
  }

  private init(
    path: String, bytes: [UInt8], start: Int, place: SourceLocation? = nil, endsAfterParagraph: Bool
  ) {
    var excess: Excess?
    let recorder = Self.guarded(bytes).withUnsafeBufferPointer { guarded in
      let bytes = UnsafeBufferPointer(rebasing: guarded[..<bytes.count])
      let start = Self.startOfText(in: bytes, from: start)
      excess = Excess.find(in: bytes, from: start)
      let readable = excess == nil ? bytes : UnsafeBufferPointer(rebasing: bytes[..<0])
      return MarkdownParser.parse(
        readable, start: min(start, readable.count), endsAfterParagraph: endsAfterParagraph)
    }
    self.path = path
    self.place = place
    self.bytes = recorder.synthesised.isEmpty ? bytes : bytes + recorder.synthesised
    sourceCount = bytes.count
    events = recorder.events
    targets = recorder.targets
    fences = recorder.fences
    tableMistakes = recorder.tableMistakes
    self.excess = excess ?? recorder.excess
    headings =
      endsAfterParagraph ? [] : Heading.all(in: events, levels: recorder.levels, bytes: self.bytes)
  }

  /// md4c 0.4.8 looks at the byte behind its text where a line ends there without a line end.
  private static func guarded(_ bytes: [UInt8]) -> [UInt8] {
    bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
  }

  /// A byte order mark is no text.
  private static func startOfText(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let start = min(max(0, start), bytes.count)
    return bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) ? start + 3 : start
  }

  /// Line and column of a byte offset.
  public func location(of offset: Int) -> SourceLocation {
    place ?? SourceLocation(file: path, offset: min(offset, sourceCount), in: bytes)
  }

  /// Lines and columns of many byte offsets, in one pass.
  func locations(of offsets: [Int]) -> [SourceLocation] {
    if let place { return offsets.map { _ in place } }
    var locations = offsets.map { _ in SourceLocation(file: path) }
    var line = 1
    var column = 1
    var reached = 0
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      let offset = min(max(reached, offsets[index]), sourceCount)
      for byte in bytes[reached..<offset] {
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      reached = offset
      locations[index] = SourceLocation(file: path, line: line, column: column)
    }
    return locations
  }

  /// Says that what is written next comes from a byte of the file.
  func mark(_ offset: Int, to writer: inout MarkupWriter) {
    if let place { return writer.mark(place) }
    writer.mark(path, offset: offset, in: bytes)
  }

  /// Whether a run stands in the file.
  func isInSource(_ slice: Slice) -> Bool { Int(slice.end) <= sourceCount }

  /// The text of the first paragraph that has any, without markup.
  public var excerpt: String? {
    var depth = 0
    var start = events.startIndex
    for (index, event) in events.enumerated() {
      switch event {
      case .begin(let element, _):
        if element == .paragraph, depth == 0 { start = index }
        depth += 1
      case .end(let element):
        depth -= 1
        guard element == .paragraph, depth == 0 else { continue }
        let text = PlainText(of: events[start...index], in: bytes, breaks: UInt8(ascii: " ")).bytes
        if text.contains(where: { $0 != UInt8(ascii: " ") }) { return String(decoding: text, as: UTF8.self) }
      default: break
      }
    }
    return nil
  }

  /// The text of the first paragraph that has any, without reading what follows it.
  public static func excerpt(path: String, bytes: [UInt8], start: Int = 0) -> String? {
    MarkdownDocument(path: path, bytes: bytes, start: start, endsAfterParagraph: true).excerpt
  }

  /// How many words there are in text and code; each ideograph and kana counts as one.
  public var wordCount: Int {
    bytes.withUnsafeBufferPointer { bytes in
      var counter = WordCounter()
      for event in events {
        switch event {
        case .text(let slice), .code(let slice):
          counter.read(UnsafeBufferPointer(rebasing: bytes[slice.range]))
        case .begin(let element, _) where !element.isInline, .end(let element) where !element.isInline:
          counter.endWord()
        case .hardBreak, .softBreak, .rule:
          counter.endWord()
        default: break
        }
      }
      return counter.count
    }
  }
}

extension Element {
  /// Whether it stands in a line of text.
  var isInline: Bool {
    switch self {
    case .emphasis, .strong, .link, .image, .codeSpan, .deletion: true
    default: false
    }
  }
}

extension UInt8 {
  var isASCIIAlphanumeric: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
