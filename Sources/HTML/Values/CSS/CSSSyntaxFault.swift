/// Why CSS is not what was expected, without the rule: several rules share the parsers.
struct CSSSyntaxFault: Error {
  /// What is wrong.
  let reason: String
  /// What to write instead, where that is known.
  let hint: String?
  /// The byte where it shows.
  let offset: Int

  init(_ reason: String, hint: String? = nil, at offset: Int) {
    self.reason = reason
    self.hint = hint
    self.offset = offset
  }

  /// A fault at a token that does not fit.
  static func unexpected(_ token: CSSToken, expected: String) -> CSSSyntaxFault {
    let found = token.kind == .end ? "it ends" : "\"\(token.text.text)\" stands"
    return CSSSyntaxFault("\(found) where \(expected) has to be", at: token.offset)
  }

  /// The fault as one of a rule.
  func fault(of rule: Rule) -> ValueFault { ValueFault(rule, reason, hint: hint, at: offset) }
}
