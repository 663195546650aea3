/// How an image of SVG fits its frame (SVG 2 §8.7).
enum PreserveAspectRatioValue {
  /// What is wrong with the value.
  static func fault(in value: Bytes) -> ValueFault? {
    var position = 0
    var wrong: (Bytes, Int)?
    value.forEachToken { token, offset in
      if position == 0, token.equals("defer") { return }
      let fits =
        position == 0 ? isAlignment(token) : position == 1 && (token.equals("meet") || token.equals("slice"))
      position += 1
      if !fits, wrong == nil { wrong = (token, offset) }
    }
    if let (token, offset) = wrong {
      let reason = "\"\(token.text)\" is not to be here"
      return ValueFault(
        .badPreserveAspectRatio, reason, hint: "write \"none\", or \"xMidYMid meet\"", at: offset)
    }
    return position > 0
      ? nil : ValueFault(.badPreserveAspectRatio, "it names no alignment", hint: "write \"xMidYMid\"")
  }

  private static func isAlignment(_ token: Bytes) -> Bool {
    if token.equals("none") { return true }
    guard token.count == 8, token[0] == UInt8(ascii: "x"), token[4] == UInt8(ascii: "Y") else { return false }
    return isPlace(token[1..<4]) && isPlace(token[5..<8])
  }

  private static func isPlace(_ name: Bytes) -> Bool {
    name.equals("Min") || name.equals("Mid") || name.equals("Max")
  }
}
