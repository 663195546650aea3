/// Counts words in runs of UTF-8 that belong together.
///
/// Whitespace ends a word, a letter or digit makes one of what it stands in, punctuation belongs to what is there. In text of
/// ASCII, eight bytes are looked at together: words of prose are so short that a branch for each costs more than all else.
struct WordCounter {
  private var endedCount = 0
  private var isInWord = false

  /// How many words there were.
  var count: Int { endedCount &+ (isInWord ? 1 : 0) }

  /// The next run starts a word of its own.
  mutating func endWord() {
    if isInWord { endedCount &+= 1 }
    isInWord = false
  }

  /// Counts the words of a run.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(text)
    var index = 0
    while index &+ 8 <= text.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      if word.isASCII {
        readASCII(word)
      } else {
        for place in index..<(index &+ 8) { readByte(of: text, at: place) }
      }
      index &+= 8
    }
    if index == text.count { return }
    // What is behind the end neither ends a word nor makes one.
    let word = raw.word(at: index)
    if word.isASCII { return readASCII(word) }
    for place in index..<text.count { readByte(of: text, at: place) }
  }

  /// Counts the words that end in eight characters.
  ///
  /// Adding one to any byte of a run of bytes that are all ones carries into the byte behind the run: so the addition below
  /// finds, for each run of visible characters, whether there is a letter or digit in it.
  @inline(__always)
  private mutating func readASCII(_ word: UInt64) {
    let spaces = word.spaces
    let visible = ~(spaces &* 0xFF)
    let (sum, carry) = visible.addingReportingOverflow(word.alphanumerics)
    let (whole, otherCarry) = sum.addingReportingOverflow(isInWord ? 1 : 0)
    endedCount &+= (whole & spaces).sumOfBytes
    isInWord = carry || otherCarry
  }

  @inline(__always)
  private mutating func readByte(of text: UnsafeBufferPointer<UInt8>, at index: Int) {
    let byte = text[index]
    switch byte {
    case 0...0x20: endWord()
    case 0..<0x80 where byte.isASCIIAlphanumeric: isInWord = true
    case 0..<0xC0, 0xE2:
      // The rest of a character, or dashes, quotation marks and arrows.
      break
    case 0xE3 where index &+ 1 < text.count && text[index &+ 1] > 0x80, 0xE4...0xE9:
      // An ideograph or kana is a word by itself.
      endWord()
      endedCount &+= 1
    default: isInWord = true
    }
  }
}

/// Eight bytes, the first of them the lowest; the lowest bit of a byte says what is true of it.
extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  fileprivate var isASCII: Bool { self & Self.highs == 0 }

  /// Which bytes are spaces, or the controls that may stand in text, which are spaces, too; all bytes have to be ASCII.
  @inline(__always)
  fileprivate var spaces: UInt64 { (~(self &+ Self.ones &* 0x5F) & Self.highs) >> 7 }

  /// Which bytes are letters and digits; all bytes have to be ASCII.
  @inline(__always)
  fileprivate var alphanumerics: UInt64 {
    let lowercase = self | Self.ones &* 0x20
    // Adding lifts a byte from the first of a range on over 0x80, and from behind its last on.
    let letters = (lowercase &+ Self.ones &* 0x1F) & ~(lowercase &+ Self.ones &* 0x05)
    let digits = (self &+ Self.ones &* 0x50) & ~(self &+ Self.ones &* 0x46)
    return ((letters | digits) & Self.highs) >> 7
  }

  /// The sum of the bytes, which has to be less than 256.
  @inline(__always)
  fileprivate var sumOfBytes: Int { Int(truncatingIfNeeded: (self &* Self.ones) >> 56) }
}

extension UnsafeRawBufferPointer {
  /// The fewer than eight bytes from an offset to the end, and exclamation marks behind them.
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt64 {
    let behind: UInt64 = 0x2121_2121_2121_2121 << UInt64(8 &* (count &- offset))
    if count >= 8 {
      let last = loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self).littleEndian
      return last >> UInt64(8 &* (8 &- (count &- offset))) | behind
    }
    var word: UInt64 = 0
    for index in (offset..<count).reversed() { word = word << 8 | UInt64(self[index]) }
    return word | behind
  }
}
