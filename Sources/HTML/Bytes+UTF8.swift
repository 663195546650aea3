extension Bytes {
  /// The code point at `index` and how many bytes it takes; U+FFFD and 1 where the bytes are not UTF-8.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[index]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    guard let (number, length) = number(at: index), let scalar = Unicode.Scalar(number) else {
      return ("\u{FFFD}", 1)
    }
    return (scalar, length)
  }

  /// The number of the character at an offset, by UTF-8's rules but for surrogates, and how many bytes it has;
  /// nothing if there is none.
  func number(at offset: Int) -> (number: UInt32, length: Int)? {
    let first = self[offset]
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, offset + length <= count else { return nil }
    var number = UInt32(first & (0x7F >> UInt8(length)))
    for index in 1..<length {
      let byte = self[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      number = number << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    return number < least || number > 0x10_FFFF ? nil : (number, length)
  }
}
