/// FNV-1a with 64 bits: the same for the same bytes on every machine and in every release, unlike `Hasher`. Not for security.
struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Adds a text, and a byte behind it that no text has, so that two texts are not taken for one.
  mutating func add(_ text: String) {
    add(text.utf8)
    add(CollectionOfOne(0xFF))
  }

  /// The value in 16 digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
