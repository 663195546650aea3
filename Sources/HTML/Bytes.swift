/// A run of bytes in UTF-8: a page, or a name or value in it. It is a view, and lives as long as the check of its page.
struct Bytes: RandomAccessCollection {
  private let buffer: UnsafeBufferPointer<UInt8>

  /// No bytes.
  static var empty: Bytes { Bytes(UnsafeBufferPointer(start: nil, count: 0)) }

  /// Views a buffer, which has to outlive the view.
  @inline(__always)
  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  @inline(__always) var startIndex: Int { 0 }
  @inline(__always) var endIndex: Int { buffer.count }
  @inline(__always) var count: Int { buffer.count }

  @inline(__always)
  subscript(position: Int) -> UInt8 { buffer[position] }

  /// Where the bytes start; nothing if there are none.
  @inline(__always) var start: UnsafePointer<UInt8>? { buffer.baseAddress }

  /// The eight bytes at an offset as a number, in the order of the machine.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped + offset).loadUnaligned(as: UInt64.self)
  }

  /// The four bytes at an offset as a number, in the order of the machine.
  @inline(__always)
  func halfWord(at offset: Int) -> UInt32 {
    UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped + offset).loadUnaligned(as: UInt32.self)
  }

  /// The first index from `start` on that holds one of two bytes; `count` if there is none.
  @inline(__always)
  func firstIndex(of a: UInt8, _ b: UInt8, from start: Int) -> Int {
    var index = start
    while index &+ Self.runCount <= count, !isInRun(a, b, at: index) { index &+= Self.runCount }
    while index &+ 8 <= count {
      let word = word(at: index)
      let marks = word.marks(of: a) | word.marks(of: b)
      if marks != 0 { return index &+ marks.littleEndian.trailingZeroBitCount >> 3 }
      index &+= 8
    }
    while index < count {
      let byte = buffer[index]
      if byte == a || byte == b { return index }
      index &+= 1
    }
    return count
  }

  /// How many bytes are looked at together.
  private static let runCount = 32

  /// Whether one of the 32 bytes at an offset is one of two. The least of the differences says so, for which the compiler looks
  /// at many bytes at once.
  @inline(__always)
  private func isInRun(_ a: UInt8, _ b: UInt8, at offset: Int) -> Bool {
    let start = buffer.baseAddress.unsafelyUnwrapped + offset
    var least = UInt8.max
    for index in 0..<Self.runCount {
      let byte = start[index]
      least = Swift.min(least, Swift.min(byte ^ a, byte ^ b))
    }
    return least == 0
  }

  /// The first index from `start` on that holds one of four bytes; `count` if there is none.
  func firstIndex(of a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8, from start: Int) -> Int {
    var index = start
    while index < count {
      let byte = buffer[index]
      if byte == a || byte == b || byte == c || byte == d { return index }
      index &+= 1
    }
    return count
  }

  /// The bytes in `bounds`, counted from 0 again.
  @inline(__always)
  subscript(bounds: Range<Int>) -> Bytes { Bytes(UnsafeBufferPointer(rebasing: buffer[bounds])) }

  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  var text: String { String(decoding: buffer, as: UTF8.self) }

  /// The bytes as a message shows them: the start of what is long. A name may be shown for each of its children, and the
  /// report of a page should not grow with their product.
  var shown: String {
    guard count > Self.shownCount else { return text }
    var end = Self.shownCount
    while end > 0, buffer[end] & 0xC0 == 0x80 { end -= 1 }
    return "\(self[0..<end].text)…"
  }

  private static let shownCount = 80

  /// Whether these are the bytes of `name`.
  @inline(__always)
  func equals(_ name: StaticString) -> Bool {
    guard count == name.utf8CodeUnitCount else { return false }
    for index in 0..<count where buffer[index] != name.utf8Start[index] { return false }
    return true
  }

  /// Whether the bytes start with those of `name`.
  @inline(__always)
  func starts(with name: StaticString) -> Bool {
    count >= name.utf8CodeUnitCount && self[0..<name.utf8CodeUnitCount].equals(name)
  }

  /// Whether these are the bytes of `lowercaseName`, whose ASCII letters may be in either case here.
  @inline(__always)
  func equalsIgnoringCase(_ lowercaseName: StaticString) -> Bool {
    guard count == lowercaseName.utf8CodeUnitCount else { return false }
    for index in 0..<count where buffer[index].lowercase != lowercaseName.utf8Start[index] { return false }
    return true
  }

  /// Whether the bytes start with `lowercaseName`, whose ASCII letters may be in either case here.
  func startsIgnoringCase(_ lowercaseName: StaticString) -> Bool {
    guard count >= lowercaseName.utf8CodeUnitCount else { return false }
    return self[0..<lowercaseName.utf8CodeUnitCount].equalsIgnoringCase(lowercaseName)
  }

  /// The bytes without ASCII whitespace at both ends.
  var trimmed: Bytes {
    var start = 0
    var end = count
    while start < end, buffer[start].isWhitespace { start += 1 }
    while end > start, buffer[end - 1].isWhitespace { end -= 1 }
    return self[start..<end]
  }

  /// Whether there is nothing but ASCII whitespace.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Whether one of the words between spaces is `lowercaseWord`, in any letter case.
  func hasToken(_ lowercaseWord: StaticString) -> Bool {
    var found = false
    forEachToken { token, _ in found = found || token.equalsIgnoringCase(lowercaseWord) }
    return found
  }

  /// Calls `body` for each run of bytes between ASCII whitespace, with its offset.
  @inline(__always)
  func forEachToken(_ body: (Bytes, Int) -> Void) {
    var index = 0
    while index < count {
      while index < count, buffer[index].isWhitespace { index += 1 }
      let start = index
      while index < count, !buffer[index].isWhitespace { index += 1 }
      if index > start { body(self[start..<index], start) }
    }
  }
}

extension Bytes: Hashable {
  /// Whether the bytes are the same. Text in another normal form of Unicode is not, and takes no time to find
  /// out.
  static func == (left: Bytes, right: Bytes) -> Bool {
    let count = left.count
    guard count == right.count else { return false }
    if count >= 8 {
      var index = 0
      while index &+ 8 < count {
        if left.word(at: index) != right.word(at: index) { return false }
        index &+= 8
      }
      return left.word(at: count &- 8) == right.word(at: count &- 8)
    }
    for index in 0..<count where left[index] != right[index] { return false }
    return true
  }

  /// Hashes the bytes, with the seed of the process: no page can know which of them collide.
  func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(buffer)) }
}

extension UInt64 {
  /// How many of the eight bytes, from the first on, are `a` to `z`.
  @inline(__always)
  var startOfOtherThanLowercase: Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones &* 0x80
    let low = self & ~highs
    // Adding lifts a byte from `a` on over 0x80, and from behind `z` on; none reaches the next byte.
    let isLetter = (low &+ ones &* 0x1F) & ~(low &+ ones &* 0x05) & ~self & highs
    return (isLetter ^ highs).littleEndian.trailingZeroBitCount >> 3
  }

  /// The highest bit of each of the eight bytes that is `byte`; behind the first of them also of bytes that are one more.
  @inline(__always)
  fileprivate func marks(of byte: UInt8) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let differences = self ^ (ones &* UInt64(byte))
    return (differences &- ones) & ~differences & (ones &* 0x80)
  }
}

extension UInt8 {
  /// ASCII whitespace: tab, line feed, form feed, carriage return, space (Infra §4.5).
  @inline(__always) var isWhitespace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }
  /// `0` to `9`.
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
  /// `0` to `9`, `a` to `f`, `A` to `F`.
  @inline(__always) var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  /// An ASCII letter.
  @inline(__always) var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// The byte with an ASCII letter in lower case.
  @inline(__always) var lowercase: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
