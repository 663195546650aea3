/// Counts words in runs of UTF-8 that belong together.
struct WordCounter {
  /// How many words there were.
  private(set) var count = 0
  private var isInWord = false

  /// The next run starts a word of its own.
  mutating func endWord() { isInWord = false }

  /// Counts the words of a run.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      if isInWord {
        index = text.endOfASCIIWord(from: index)
        guard index < text.count else { return }
      }
      readByte(of: text, at: index)
      index &+= 1
    }
  }

  /// What each byte does: it ends a word, is part of one or is one; punctuation belongs to what is there.
  @inline(__always)
  private mutating func readByte(of text: UnsafeBufferPointer<UInt8>, at index: Int) {
    let byte = text[index]
    switch byte {
    case 0x20, 0x09, 0x0A:
      isInWord = false
    case 0..<0x80 where byte.isASCIIAlphanumeric:
      if !isInWord { count &+= 1 }
      isInWord = true
    case 0..<0xC0, 0xE2:
      // The rest of a character, or dashes, quotation marks and arrows.
      break
    case 0xE3 where index &+ 1 < text.count && text[index &+ 1] > 0x80, 0xE4...0xE9:
      // An ideograph or kana is a word by itself.
      count &+= 1
      isInWord = false
    default:
      if !isInWord { count &+= 1 }
      isInWord = true
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first byte from an index on that is no visible ASCII character, looking at eight of them at a time.
  @inline(__always)
  fileprivate func endOfASCIIWord(from start: Int) -> Int {
    var index = start
    while index &+ 8 <= count {
      let word = UnsafeRawPointer(baseAddress.unsafelyUnwrapped + index).loadUnaligned(as: UInt64.self)
      let ends = (word | (word &- 0x2121_2121_2121_2121)) & 0x8080_8080_8080_8080
      if ends != 0 { return index &+ ends.littleEndian.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < count, self[index] > 0x20, self[index] < 0x80 { index &+= 1 }
    return index
  }
}
