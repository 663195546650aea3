/// Raw HTML that md4c 0.4.8 takes for a part of a paragraph: `h2` to `h6` and `search` start a block (CommonMark, section
/// 4.6), and it knows no more of them than `h1`.
extension Refinement {
  /// Whether a tag at the start of a line starts a block without the parser's knowing.
  static func startsRawBlock(_ tag: UnsafeBufferPointer<UInt8>) -> Bool {
    var name = tag.dropFirst()
    if name.first == UInt8(ascii: "/") { name = name.dropFirst() }
    guard let first = name.first.map({ $0 | 0x20 }) else { return false }
    if first == UInt8(ascii: "h") {
      let digit = name.dropFirst().first ?? 0
      return (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(digit) && endsName(name.dropFirst(2))
    }
    let letters = name.prefix(6).map { $0 | 0x20 }
    return first == UInt8(ascii: "s") && letters.elementsEqual("search".utf8) && endsName(name.dropFirst(6))
  }

  private static func endsName(_ rest: some Collection<UInt8>) -> Bool {
    rest.first.map { $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") } ?? true
  }

  /// Leaves the lines from such a tag to the end of its paragraph as they are written. In a quote they start with the quote's
  /// marks, and stay a paragraph.
  mutating func readRawBlocks() {
    var quotes = 0
    var place = 0
    // Where the block ends that was looked at last.
    var end = 0
    for start in notes.rawBlocks where start >= end {
      while place < start {
        if events[place] == .begin(.quote, 0) { quotes += 1 }
        if events[place] == .end(.quote) { quotes -= 1 }
        place += 1
      }
      guard quotes == 0, case .markup(let tag) = events[start], Int(tag.end) <= origins.count else {
        continue
      }
      end = events[start...].firstIndex(where: \.endsBlock) ?? events.endIndex
      guard end < events.endIndex, events[end] == .end(.paragraph) else { continue }
      var last = Int(tag.end)
      for event in events[start..<end] { last = max(last, sourceEnd(of: event) ?? 0) }
      let lineEnd =
        bytes[last..<origins.count].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? origins.count
      let isAlone = events[start - 1] == .begin(.paragraph, 0)
      replaceEvents(start..<(end + 1), by: .text(.empty))
      replaceEvents(start..<(start + 1), by: .markup(Slice(start: tag.start, end: Int32(lineEnd))))
      replaceEvents((start - 1)..<start, by: isAlone ? .text(.empty) : .end(.paragraph))
    }
  }

  /// Where an event's text ends, if that stands in the source.
  private func sourceEnd(of event: Event) -> Int? {
    switch event {
    case .text(let slice), .code(let slice), .markup(let slice), .reference(let slice):
      Int(slice.end) <= origins.count ? Int(slice.end) : nil
    default: nil
    }
  }
}

extension Event {
  fileprivate var endsBlock: Bool {
    if case .end(let element) = self { !element.isInline } else { false }
  }
}
