extension Bytes {
  /// The code point at `index` and how many bytes it takes; U+FFFD and 1 where the bytes are not UTF-8.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[index]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let (length, least): (Int, UInt32) =
      switch lead {
      case 0xC2...0xDF: (2, 0x80)
      case 0xE0...0xEF: (3, 0x800)
      case 0xF0...0xF4: (4, 0x10000)
      default: (1, 0)
      }
    guard length > 1, count &- index >= length else { return ("\u{FFFD}", 1) }
    var value = UInt32(lead) & (0x7F &>> UInt32(length))
    for offset in 1..<length {
      let byte = self[index &+ offset]
      guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
      value = value &<< 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }
}
