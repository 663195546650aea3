/// The classes of bytes that HTML's syntax knows.
extension UInt8 {
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isHTMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }

  var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  var asciiLowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
