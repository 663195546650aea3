/// Raw HTML without Markdown between its parts, and the tags in it that have to match others.
struct RawRun {
  enum Kind {
    case start, end
    /// A comment that does not end.
    case comment
  }

  struct Tag {
    let kind: Kind
    var name = ""
    let range: Range<Int>
  }

  /// A part that stands in the text that was read as it does here.
  private struct Part {
    let start: Int
    let slice: Slice
  }

  private var bytes: [UInt8] = []
  private var parts: [Part] = []
  private(set) var tags: [Tag] = []

  init(_ events: ArraySlice<Event>, of document: MarkdownDocument) {
    for case .markup(let slice) in events {
      if document.isInSource(slice) { parts.append(Part(start: bytes.count, slice: slice)) }
      bytes += document.bytes[slice.range]
    }
    readTags()
  }

  /// The byte of the text that was read for one of the run.
  func origin(of offset: Int) -> Int {
    guard let part = parts.last(where: { $0.start <= offset }) else { return 0 }
    return min(Int(part.slice.start) + offset - part.start, Int(part.slice.end))
  }

  /// The same for a range, if it is one there.
  func source(of range: Range<Int>) -> Range<Int>? {
    guard let part = parts.last(where: { $0.start <= range.lowerBound }) else { return nil }
    let start = Int(part.slice.start) + range.lowerBound - part.start
    return start + range.count <= Int(part.slice.end) ? start..<(start + range.count) : nil
  }

  private mutating func readTags() {
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      if bytes[position...].starts(with: "!--".utf8) {
        guard let end = end(of: "-->", from: position + 3) else {
          return tags.append(Tag(kind: .comment, range: start..<bytes.count))
        }
        position = end
        continue
      }
      let isEnd = bytes[position...].first == UInt8(ascii: "/")
      let name = bytes[(isEnd ? position + 1 : position)...].prefix {
        $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
      }
      guard let first = name.first, first.isASCIILetter else { continue }
      guard let end = endOfTag(from: name.endIndex) else { return }
      position = end
      read(String(decoding: name, as: UTF8.self).lowercased(), isEnd: isEnd, start..<end, &position)
    }
  }

  private mutating func read(_ name: String, isEnd: Bool, _ range: Range<Int>, _ position: inout Int) {
    if Self.voids.contains(name) { return }
    if isEnd { return tags.append(Tag(kind: .end, name: name, range: range)) }
    if bytes[range.upperBound - 2] == UInt8(ascii: "/") { return }
    tags.append(Tag(kind: .start, name: name, range: range))
    // Their contents have no tags.
    if ["script", "style", "textarea", "title"].contains(name) {
      position = start(of: "</\(name)", from: range.upperBound) ?? bytes.count
    }
  }

  /// The byte behind the `>` of a tag; a `>` between quotes ends none.
  private func endOfTag(from start: Int) -> Int? {
    var quote: UInt8 = 0
    for index in start..<bytes.count {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return nil
  }

  private func start(of text: String, from offset: Int) -> Int? {
    let sought = Array(text.utf8)
    guard offset <= bytes.count - sought.count else { return nil }
    return (offset...(bytes.count - sought.count)).first { place in
      zip(bytes[place...], sought).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1.isASCIILetter }
    }
  }

  private func end(of text: String, from offset: Int) -> Int? {
    start(of: text, from: offset).map { $0 + text.utf8.count }
  }

  private static let voids: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
}
