/// Finds abbreviations in text, so that what they stand for can be shown.
struct Abbreviations {
  private let meanings: [[UInt8]: String]
  private let longest: Int

  init(_ meanings: [[UInt8]: String]) {
    self.meanings = meanings
    longest = meanings.keys.map(\.count).max() ?? 0
  }

  /// Whether an abbreviation can be found: it is one word.
  static func isWord(_ word: some Collection<UInt8>) -> Bool {
    !word.isEmpty && word.count <= 64 && word.allSatisfy(isWordByte)
  }

  /// The next abbreviation in a run of text, and what it stands for.
  func next(in bytes: [UInt8], _ range: Range<Int>) -> (range: Range<Int>, meaning: String)? {
    var position = range.lowerBound
    while position < range.upperBound {
      guard Self.isWordByte(bytes[position]) else {
        position += 1
        continue
      }
      let start = position
      while position < range.upperBound, Self.isWordByte(bytes[position]) { position += 1 }
      if position - start <= longest, let meaning = meanings[Array(bytes[start..<position])] {
        return (start..<position, meaning)
      }
    }
    return nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte >= 0x80 || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
  }
}
