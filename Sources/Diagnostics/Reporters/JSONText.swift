/// Text as JSON writes it.
public enum JSONText {
  /// The text in quotation marks, with all in it escaped that has to be (RFC 8259 §7).
  public static func quoted(_ text: String) -> String {
    var json: [UInt8] = []
    append(text, to: &json)
    return String(decoding: json, as: UTF8.self)
  }

  /// Appends the text in quotation marks, in UTF-8.
  static func append(_ text: String, to json: inout [UInt8]) {
    json.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      if bytes.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
        json.append(contentsOf: bytes)
      } else {
        for byte in bytes { append(byte, to: &json) }
      }
    }
    json.append(UInt8(ascii: "\""))
  }

  private static func append(_ byte: UInt8, to json: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
    case 0x0A: json += "\\n".utf8
    case 0x0D: json += "\\r".utf8
    case 0x09: json += "\\t".utf8
    case ..<0x20:
      json += byte < 0x10 ? "\\u000".utf8 : "\\u00".utf8
      json += String(byte, radix: 16).utf8
    default: json.append(byte)
    }
  }
}
