public import Diagnostics
import Markup

/// CommonMark with GitHub's tables, task lists, strikethrough and autolinks, read once: a flat list of
/// events. It never changes, and whoever shows it shares it.
public final class MarkdownDocument: Sendable {
  /// The path of the file it was read from, for diagnostics.
  public let path: String
  /// The place of the value it was read from, where it does not stand in a file as it is.
  let place: SourceLocation?
  let dialect: MarkdownDialect
  /// The whole file.
  private let file: [UInt8]
  /// The text that was read: the file, or what was made of it for the parser, followed by text that does not stand in it as
  /// it is meant.
  let bytes: [UInt8]
  private let origins: Origins
  let events: [Event]
  let targets: [Target]
  let fences: [Fence]
  /// Whether there is raw HTML.
  let hasMarkup: Bool
  let directives: [Directive]
  /// What looks like a call of a directive and is text.
  let lookalikes: [Lookalike]
  let headingAttributes: [Int: ElementAttributes]
  let targetAttributes: [Int: ElementAttributes]
  let footnoteReferences: [FootnoteReference]
  /// How often each footnote is referred to, in the order of their numbers.
  let footnoteUses: [Int]
  let abbreviations: [String]
  /// The headings in order.
  public let headings: [Heading]
  /// The places of headings in `headings`, by their places in the file; empty if they are the same.
  private let headingPlaces: [Int: Int]
  let remarks: [Remark]
  /// Why the rest is missing.
  let excess: Excess?

  /// Reads the Markdown from `start`, a byte offset, to the end of `bytes`, which are UTF-8. Where the bytes are no file but
  /// a value of one, all that is told of them is told at `place`.
  public convenience init(
    path: String, bytes: [UInt8], start: Int = 0, place: SourceLocation? = nil,
    dialect: MarkdownDialect = MarkdownDialect()
  ) {
    self.init(path: path, bytes: bytes, start: start, place: place, dialect, endsAfterParagraph: false)
  }

  /// Nothing of a file that changed after it was loaded.
  convenience init(changed path: String) {
    let remark = Remark(
      .error, rule: "content/changed", "the file changed while the site was built", at: 0, hint: "build again"
    )
    self.init(
      path: path, bytes: [], start: 0, MarkdownDialect(), endsAfterParagraph: false, remarks: [remark])
  }

  private init(
    path: String, bytes: [UInt8], start: Int, place: SourceLocation? = nil, _ dialect: MarkdownDialect,
    endsAfterParagraph: Bool, remarks: [Remark] = []
  ) {
    let reading = Reading(bytes, from: start, dialect, endsAfterParagraph: endsAfterParagraph)
    self.path = path
    self.place = place
    self.dialect = dialect
    file = bytes
    self.bytes = reading.bytes
    origins = reading.refinement.origins
    events = reading.refinement.events
    targets = reading.refinement.targets
    fences = reading.fences
    hasMarkup = reading.hasMarkup
    directives = reading.refinement.directives
    lookalikes = reading.refinement.lookalikes
    headingAttributes = reading.refinement.headingAttributes
    targetAttributes = reading.refinement.targetAttributes
    footnoteReferences = reading.refinement.footnoteReferences
    footnoteUses = Self.uses(of: footnoteReferences)
    abbreviations = reading.refinement.abbreviations
    self.remarks = remarks + reading.remarks
    excess = reading.excess
    let headings =
      endsAfterParagraph
      ? [] : Heading.all(in: events, levels: reading.levels, headingAttributes, bytes: self.bytes)
    self.headings = headings
    let isInOrder = headings.indices.allSatisfy { headings[$0].place == $0 }
    headingPlaces =
      isInOrder ? [:] : Dictionary(headings.enumerated().map { ($1.place, $0) }, uniquingKeysWith: { $1 })
  }

  /// The heading that begins with a number.
  func heading(_ number: Int32) -> Heading { headings[headingIndex(number)] }

  /// Where in `headings` the heading is that begins with a number.
  func headingIndex(_ number: Int32) -> Int {
    headingPlaces.isEmpty ? Int(number) : headingPlaces[Int(number)] ?? 0
  }

  /// Line and column of a byte offset.
  func location(of offset: Int) -> SourceLocation {
    place ?? SourceLocation(file: path, offset: min(max(0, offset), file.count), in: file)
  }

  /// Where the lines of the file start.
  var lineIndex: LineIndex { LineIndex(file) }

  /// Line and column of a byte offset, when the starts of lines are known.
  func location(of offset: Int, _ lines: LineIndex) -> SourceLocation {
    place ?? lines.location(of: min(max(0, offset), file.count), in: file, path)
  }

  /// Lines and columns of many byte offsets, in one pass.
  func locations(of offsets: [Int]) -> [SourceLocation] {
    if let place { return offsets.map { _ in place } }
    var lines = LineCounter(file: path, bytes: file)
    var locations = offsets.map { _ in SourceLocation(file: path) }
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      locations[index] = lines.location(of: max(0, offsets[index]))
    }
    return locations
  }

  /// Says that what is written next comes from a byte of the text that was read.
  func mark(_ offset: Int, to writer: inout MarkupWriter) {
    if let place { return writer.mark(place) }
    writer.mark(path, offset: origin(of: offset), in: file)
  }

  /// Says that what is written next comes from a byte of the file.
  func markFile(_ offset: Int, to writer: inout MarkupWriter) {
    if let place { return writer.mark(place) }
    writer.mark(path, offset: offset, in: file)
  }

  /// The byte of the file for one of the text that was read.
  func origin(of offset: Int) -> Int { origins[offset] }

  /// Whether a run stands in the text that was read.
  func isInSource(_ slice: Slice) -> Bool { Int(slice.end) <= origins.count }

  /// The text of the first paragraph that has any, without markup, and without the blanks around what is left out.
  func excerpt(_ typography: Typography? = nil) -> String? {
    var depth = 0
    var start = events.startIndex
    for (index, event) in events.enumerated() {
      switch event {
      case .begin(let element, _):
        if element == .paragraph, depth == 0 { start = index }
        depth += 1
      case .end(let element):
        depth -= 1
        guard element == .paragraph, depth == 0,
          events[start...index].hasText({ bytes[$0.range].allSatisfy { $0 <= 0x20 } })
        else { continue }
        var text = PlainText(typography)
        text.append(events[start...index], in: bytes, breaks: UInt8(ascii: " "), targets: targets)
        let words = text.bytes.split(separator: UInt8(ascii: " "))
        return String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
      default: break
      }
    }
    return nil
  }

  /// The text of the first paragraph that has any, without reading what follows it.
  static func excerpt(
    path: String, bytes: [UInt8], start: Int = 0, dialect: MarkdownDialect = MarkdownDialect(),
    typography: Typography? = nil
  ) -> String? {
    MarkdownDocument(path: path, bytes: bytes, start: start, dialect, endsAfterParagraph: true)
      .excerpt(typography)
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

extension MarkdownDocument: Equatable {
  /// Documents are the same if the same was read of the same file.
  public static func == (one: MarkdownDocument, other: MarkdownDocument) -> Bool {
    one === other
      || one.path == other.path && one.place == other.place && one.file == other.file
        && one.bytes == other.bytes && one.events == other.events && one.remarks == other.remarks
  }
}

extension Element {
  /// Whether it stands in a line of text.
  var isInline: Bool {
    switch self {
    case .emphasis, .strong, .link, .image, .codeSpan, .deletion, .abbreviation, .math, .displayMath: true
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
