extension ARIAValue {
  /// Whether a value is of this kind.
  func allows(_ value: Bytes) -> Bool {
    switch self {
    case .text: true
    case .word(let words): words.contains(where: value.trimmed.equals)
    case .words(let words): ARIAValue.areWords(value, of: words)
    case .reference: !value.isEmpty && !value.contains(where: \.isWhitespace)
    case .references: !value.isBlank
    case .positiveInteger: NumberValue.faultOfInteger(in: value.trimmed, atLeast: 1) == nil
    case .count: NumberValue.faultOfInteger(in: value.trimmed, atLeast: -1) == nil
    case .number: NumberValue.faultOfNumber(in: value.trimmed) == nil
    }
  }

  /// What the value has to be, for a message.
  var words: String {
    switch self {
    case .text: "text"
    case .word(let words): "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .words(let words): "words out of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .reference: "the id of an element"
    case .references: "ids of elements"
    case .positiveInteger: "a whole number of 1 or more"
    case .count: "a whole number of 0 or more, or -1"
    case .number: "a number"
    }
  }

  /// Each word is there once, and "all" stands for the others.
  private static func areWords(_ value: Bytes, of words: [StaticString]) -> Bool {
    var count = 0
    var areWords = true
    var isAll = false
    value.forEachToken { token, _ in
      count += 1
      areWords = areWords && words.contains(where: token.equals)
      isAll = isAll || token.equals("all")
    }
    return areWords && count > 0 && (count == 1 || !isAll) && TokenValue.fault(in: value) == nil
  }
}
