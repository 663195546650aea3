/// Colours as an `input` has them (HTML §2.3.6).
enum SimpleColourValue {
  /// A number sign and six hexadecimal digits.
  static func fault(in value: Bytes) -> ValueFault? {
    guard value.first == UInt8(ascii: "#") else {
      return ValueFault(.badColour, "a \"#\" is missing in front", hint: "write it as \"#ff8800\"")
    }
    if let wrong = value[1..<value.count].firstIndex(where: { !$0.isHexDigit }) {
      return ValueFault(.badColour, "only 0–9 and a–f can be in it", at: wrong + 1)
    }
    return value.count == 7
      ? nil : ValueFault(.badColour, "it has to have six digits", hint: "write it as \"#ff8800\"")
  }
}
