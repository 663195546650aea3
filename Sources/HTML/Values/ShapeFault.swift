/// Why CSS or JSON is not what was expected, without the rule: several rules share the parsers.
struct ShapeFault: Error {
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

  /// The fault as one of a rule.
  func fault(of rule: Rule) -> ValueFault { ValueFault(rule, reason, hint: hint, at: offset) }
}
