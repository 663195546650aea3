/// Puts a digest together from words of 64 bits, in two lanes that never meet.
public struct Mixer: Sendable {
  private var first: UInt64 = 0x243F_6A88_85A3_08D3
  private var second: UInt64 = 0x1319_8A2E_0370_7344

  /// Starts with nothing.
  public init() {}

  /// What has been added so far.
  public var digest: Digest {
    Digest(high: Self.mix(first, 0xA409_3822_299F_31D0), low: Self.mix(second, 0x082E_FA98_EC4E_6C89))
  }

  /// Adds a number.
  public mutating func add(_ word: UInt64) {
    first = Self.mix(first ^ word, 0x9E37_79B9_7F4A_7C15)
    second = Self.mix(second &+ word, 0xD6E8_FEB8_6659_FD93)
  }

  /// Adds bytes and how many they are, so that none of them can pass to what comes next.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var index = 0
    while index &+ 8 <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
      index &+= 8
    }
    if index == bytes.count { return }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index &+= 1
    }
    add(rest)
  }

  /// Adds a text, as its bytes in UTF-8.
  public mutating func add(_ text: String) {
    // A text that is kept in UTF-8, as nearly all are, is neither copied nor retained.
    let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
    if isAdded != nil { return }
    var copy = text
    copy.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a digest.
  public mutating func add(_ digest: Digest) {
    add(digest.high)
    add(digest.low)
  }

  private static func mix(_ word: UInt64, _ factor: UInt64) -> UInt64 {
    let (high, low) = (word ^ factor).multipliedFullWidth(by: factor)
    // A word that is the factor itself would lose all that came before.
    return (high ^ low) &+ word
  }
}
