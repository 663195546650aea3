/// The parts of a Markdown text that are code: fences, spans in back-ticks, and indented blocks. What stands there means nothing.
struct CodeRegions {
  /// The parts, in order; none overlaps another.
  private(set) var ranges: [Range<Int>] = []
  private let bytes: [UInt8]
  /// Where the paragraph starts in which spans are looked for.
  private var paragraph: Int

  /// No code, as in HTML.
  static let none = CodeRegions(in: [])

  /// Finds the code behind an offset; takes time in proportion to the length of the text.
  init(in bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    paragraph = start
    readLines(from: start)
  }

  private mutating func readLines(from start: Int) {
    var offset = start
    var fence: (line: FenceLine, start: Int)?
    var isBehindBlank = true
    var isInList = false
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let next = min(end + 1, bytes.count)
      let line = bytes[offset..<end]
      if let open = fence {
        if open.line.isClosed(by: line) {
          ranges.append(open.start..<next)
          (fence, paragraph) = (nil, next)
        }
      } else if let opening = FenceLine(line) {
        readSpans(to: offset)
        fence = (opening, offset)
      } else if line.allSatisfy({ $0 <= 0x20 }) {
        readSpans(to: offset)
        (paragraph, isBehindBlank) = (next, true)
        offset = next
        continue
      } else if isBehindBlank, !isInList, Self.isIndented(line) {
        ranges.append(offset..<next)
        paragraph = next
        offset = next
        continue
      } else if !Self.isIndented(line) {
        isInList = Self.isListed(line) || isInList && line.first.map { $0 <= 0x20 } == true
      }
      isBehindBlank = false
      offset = next
    }
    if let fence { ranges.append(fence.start..<bytes.count) } else { readSpans(to: bytes.count) }
  }

  /// Finds the spans of a paragraph: each run of back-ticks ends at the next one of the same length.
  private mutating func readSpans(to end: Int) {
    guard paragraph < end else { return }
    var runs: [Range<Int>] = []
    var offset = paragraph
    while offset < end {
      guard bytes[offset] == UInt8(ascii: "`") else {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      let start = offset
      while offset < end, bytes[offset] == UInt8(ascii: "`") { offset += 1 }
      runs.append(start..<offset)
    }
    paragraph = end
    // The next run of each length, from behind.
    var next: [Int: Int] = [:]
    var closing = [Int?](repeating: nil, count: runs.count)
    for index in runs.indices.reversed() {
      closing[index] = next[runs[index].count]
      next[runs[index].count] = index
    }
    var index = 0
    while index < runs.count {
      if let end = closing[index] {
        ranges.append(runs[index].lowerBound..<runs[end].upperBound)
        index = end
      }
      index += 1
    }
  }

  private static func isIndented(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "\t") || line.starts(with: [0x20, 0x20, 0x20, 0x20])
  }

  /// Whether a line starts a list, in which indented text is no code.
  private static func isListed(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }
    guard let first = text.first else { return false }
    if "-*+".utf8.contains(first) { return text.dropFirst().first == 0x20 }
    let rest = text.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return rest.count < text.count && rest.first.map { ".)".utf8.contains($0) } == true
  }
}

extension CodeRegions {
  /// Asks one offset after the other, in rising order, whether it lies in code.
  struct Cursor {
    private let ranges: [Range<Int>]
    private var index = 0

    init(_ regions: CodeRegions) {
      ranges = regions.ranges
    }

    /// Where the code ends that holds an offset; nothing if it is in no code.
    mutating func end(of offset: Int) -> Int? {
      while index < ranges.count, ranges[index].upperBound <= offset { index += 1 }
      guard index < ranges.count, ranges[index].contains(offset) else { return nil }
      return ranges[index].upperBound
    }
  }
}

/// A line that opens a block of code, in a list or a quote too.
private struct FenceLine {
  let mark: UInt8
  let length: Int

  init?(_ line: ArraySlice<UInt8>) {
    var rest = line.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    if let first = rest.first, "-*+".utf8.contains(first), rest.dropFirst().first == 0x20 {
      rest = rest.dropFirst(2).drop { $0 == 0x20 }
    }
    guard let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    length = rest.prefix { $0 == mark }.count
    guard length > 2, mark == UInt8(ascii: "~") || !rest.dropFirst(length).contains(mark) else { return nil }
    self.mark = mark
  }

  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
    let count = rest.prefix { $0 == mark }.count
    return count >= length && rest.dropFirst(count).allSatisfy { $0 <= 0x20 }
  }
}
