extension ARIAValue {
  /// Whether a value is of this kind.
  func allows(_ value: Bytes) -> Bool {
    switch self {
    case .text: true
    case .word(let words): words.contains(where: value.trimmed.equals)
    case .words(let words): ARIAValue.areWords(value, of: words)
    case .reference: !value.isEmpty && !value.contains(where: \.isWhitespace)
    case .references: !value.isBlank
    case .positiveInteger: ARIAValue.isPositive(value.trimmed)
    case .count: value.trimmed.equals("-1") || ARIAValue.isDigits(value.trimmed)
    case .number: ARIAValue.isNumber(value.trimmed)
    }
  }

  /// What the value has to be, for a message.
  var words: String {
    switch self {
    case .text: "text"
    case .word(let words): "one of " + words.map { "“\($0)”" }.joined(separator: ", ")
    case .words(let words): "words out of " + words.map { "“\($0)”" }.joined(separator: ", ")
    case .reference: "the id of an element"
    case .references: "ids of elements"
    case .positiveInteger: "a whole number of 1 or more"
    case .count: "a whole number of 0 or more, or -1"
    case .number: "a number"
    }
  }

  private static func areWords(_ value: Bytes, of words: [StaticString]) -> Bool {
    var areWords = !value.isBlank
    value.forEachToken { token, _ in areWords = areWords && words.contains(where: token.equals) }
    return areWords
  }

  private static func isDigits(_ value: Bytes) -> Bool { !value.isEmpty && value.allSatisfy(\.isDigit) }

  private static func isPositive(_ value: Bytes) -> Bool {
    isDigits(value) && value.contains { $0 != 0x30 }
  }

  /// A floating-point number (HTML §2.3.4.3).
  private static func isNumber(_ value: Bytes) -> Bool {
    var index = 0
    if index < value.count, value[index] == 0x2D { index += 1 }
    let whole = digits(value, from: &index)
    var fraction = 0
    if index < value.count, value[index] == 0x2E {
      index += 1
      fraction = digits(value, from: &index)
      if fraction == 0 { return false }
    }
    if whole + fraction == 0 { return false }
    if index < value.count, value[index] | 0x20 == 0x65 {
      index += 1
      if index < value.count, value[index] == 0x2B || value[index] == 0x2D { index += 1 }
      if digits(value, from: &index) == 0 { return false }
    }
    return index == value.count
  }

  private static func digits(_ value: Bytes, from index: inout Int) -> Int {
    let start = index
    while index < value.count, value[index].isDigit { index += 1 }
    return index - start
  }
}
