/// Values in JSON that stands in a `script` (RFC 8259).
extension Escape {
  /// Appends text as the inside of a JSON string which neither HTML nor XML sees anything in.
  static func appendJSON(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      if isPlainInJSON(text[index]) {
        index &+= 1
        continue
      }
      guard let (length, written) = jsonEscape(in: text, at: index) else {
        index += 1
        continue
      }
      bytes.append(UnsafeBufferPointer(rebasing: text[start..<index]))
      bytes.append(written)
      index += length
      start = index
    }
    bytes.append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Whether a byte stands for itself, whatever is beside it: nearly all do.
  @inline(__always)
  private static func isPlainInJSON(_ byte: UInt8) -> Bool {
    let others: UInt64 =
      1 << UInt64(UInt8(ascii: "\"")) | 1 << UInt64(UInt8(ascii: "<")) | 1 << UInt64(UInt8(ascii: ">"))
      | 1 << UInt64(UInt8(ascii: "&"))
    return byte < 0x40
      ? byte >= 0x20 && others >> UInt64(byte) & 1 == 0 : byte < 0x80 && byte != UInt8(ascii: "\\")
  }

  /// Appends a number, `true` or `false`; what JSON has no word for, such as infinity, is `null`.
  static func appendJSONLiteral(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
    let isNumber =
      !text.isEmpty
      && text.allSatisfy {
        $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".")
          || $0 == UInt8(ascii: "e")
      }
    if isNumber || text.elementsEqual("true".utf8) || text.elementsEqual("false".utf8) {
      bytes.append(text)
    } else {
      bytes.append("null")
    }
  }

  private static func jsonEscape(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (length: Int, written: StaticString)? {
    let length = lengthOfNonXML(in: text, at: index)
    if length > 0 { return (length, "\\ufffd") }
    switch text[index] {
    case UInt8(ascii: "\""): return (1, "\\\"")
    case UInt8(ascii: "\\"): return (1, "\\\\")
    case UInt8(ascii: "<"): return (1, "\\u003c")
    case UInt8(ascii: ">"): return (1, "\\u003e")
    case UInt8(ascii: "&"): return (1, "\\u0026")
    case 0x09: return (1, "\\t")
    case 0x0A: return (1, "\\n")
    case 0x0D: return (1, "\\r")
    case 0xE2 where index + 2 < text.endIndex && text[index + 1] == 0x80:
      // The line ends of Unicode, which JavaScript once did not allow in strings.
      return text[index + 2] == 0xA8 ? (3, "\\u2028") : text[index + 2] == 0xA9 ? (3, "\\u2029") : nil
    default: return nil
    }
  }
}
