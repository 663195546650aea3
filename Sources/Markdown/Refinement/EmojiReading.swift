import Diagnostics
import Markup

/// Puts characters in the place of short codes such as `:tada:` that stand in texts, but for those in addresses: as GitHub reads
/// them, except in the midst of words.
struct EmojiReading: ~Copyable {
  private(set) var events: [Event] = []
  /// The text that was read, and what was synthesised.
  private(set) var bytes: [UInt8]
  private(set) var remarks: [Remark] = []
  private let origins: Origins
  /// The names that are none and were looked for among those that are.
  private var unknown: Set<String> = []

  /// How long a name is at least that is told to be nearly another, and how many of a text are compared with all there are.
  private static let shortestMisspelt = 4
  private static let mostMisspelt = 100

  init(_ events: [Event], _ targets: [Target], _ bytes: [UInt8], origins: Origins) {
    self.bytes = bytes
    self.origins = origins
    self.events.reserveCapacity(events.count)
    var isInAddress = false
    for event in events {
      switch event {
      case .begin(.link, let target): isInAddress = targets[Int(target)].isAutolink
      case .end(.link): isInAddress = false
      default: break
      }
      if case .text(let slice) = event, !slice.isEmpty, !isInAddress {
        read(slice)
      } else {
        self.events.append(event)
      }
    }
  }

  private mutating func read(_ slice: Slice) {
    let end = Int(slice.end)
    var rest = Int(slice.start)
    var index = slice.startsEscaped(in: bytes) ? rest + 1 : rest
    while let open = bytes[min(index, end)..<end].firstIndex(of: UInt8(ascii: ":")) {
      index = endOfName(from: open + 1, upTo: end)
      guard index > open + 1, index < end, bytes[index] == UInt8(ascii: ":"),
        open == rest || !isPartOfMore(bytes[open - 1]),
        index + 1 == end || !bytes[index + 1].isASCIIAlphanumeric
      else { continue }
      let word = String(decoding: bytes[(open + 1)..<index], as: UTF8.self)
      guard let character = Emoji.byName[word] else {
        remark(unknown: word, at: open)
        continue
      }
      append(rest..<open)
      let start = bytes.count
      bytes += character
      append(start..<bytes.count)
      index += 1
      rest = index
    }
    append(rest..<end)
  }

  private func endOfName(from start: Int, upTo end: Int) -> Int {
    let limit = min(end, start + Emoji.longestName + 1)
    var index = start
    while index < limit, Self.isInName(bytes[index]) { index += 1 }
    return index
  }

  private mutating func append(_ range: Range<Int>) {
    if range.isEmpty { return }
    events.append(.text(Slice(start: Int32(range.lowerBound), end: Int32(range.upperBound))))
  }

  /// Tells once of a name that is nearly one; others may be anything.
  private mutating func remark(unknown word: String, at offset: Int) {
    guard word.utf8.count >= Self.shortestMisspelt, unknown.count < Self.mostMisspelt,
      unknown.insert(word).inserted, offset < origins.count,
      let hint = NearMiss.question(word, among: Emoji.byName.keys)
    else { return }
    remarks.append(
      Remark(
        rule: "markdown/unknown-emoji", ":\(word): is no known short code", at: origins[offset], hint: hint))
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "_+-".utf8.contains(byte)
  }

  /// Whether nobody means a short code behind a byte: in `a:b:c` and `a::b::c`.
  private func isPartOfMore(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: ":")
  }
}
