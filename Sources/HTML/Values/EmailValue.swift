/// E-mail addresses (HTML §4.10.5.1.5).
enum EmailValue {
  /// One address.
  static func fault(in value: Bytes) -> ValueFault? {
    var cursor = ByteCursor(value)
    guard cursor.skip(while: \.isLocalPart) > 0, cursor.take("@") else {
      return ValueFault(.badEmail, "it is not \"name@example.org\"", at: cursor.position)
    }
    repeat {
      let start = cursor.position
      let length = cursor.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
      guard 1...63 ~= length, value[start] != UInt8(ascii: "-"),
        value[start + length - 1] != UInt8(ascii: "-")
      else {
        return ValueFault(.badEmail, "the name of its host is not right", at: start)
      }
    } while cursor.take(".")
    return cursor.isAtEnd
      ? nil : ValueFault(.badEmail, "the name of its host is not right", at: cursor.position)
  }

  /// Addresses between commas, with whitespace around where one likes.
  static func faultOfList(in value: Bytes) -> ValueFault? {
    var start = 0
    for index in 0...value.count where index == value.count || value[index] == UInt8(ascii: ",") {
      if let fault = fault(in: value[start..<index].trimmed) {
        return ValueFault(.badEmail, fault.reason, at: start)
      }
      start = index + 1
    }
    return nil
  }
}

extension UInt8 {
  /// What may be before the “@”.
  fileprivate var isLocalPart: Bool {
    if isLetter || isDigit { return true }
    switch self {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "?"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "~"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return true
    default:
      return false
    }
  }
}
