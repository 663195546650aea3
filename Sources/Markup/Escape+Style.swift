/// Values in the `style` attribute (CSS Syntax §4.3.7).
extension Escape {
  /// Appends text so that CSS reads it as part of a name, number or string: a sign that could end one, or start
  /// something else, is written as `\` with its number.
  static func appendStyle(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      let length = lengthOfNonXML(in: text, at: index)
      if length > 0 {
        bytes.append(replacement)
      } else if isPlainInStyle(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "\\"))
        if byte > 0x0F { bytes.append(digit(byte >> 4)) }
        bytes.append(digit(byte))
        bytes.append(UInt8(ascii: " "))
      }
      index += max(1, length)
    }
  }

  private static func isPlainInStyle(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: byte >= 0x80 || byte.isASCIILetter || byte.isASCIIDigit
    }
  }
}
