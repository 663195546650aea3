/// Why a value does not conform.
struct ValueFault: Equatable {
  /// The rule it breaks.
  let rule: Rule
  /// What is wrong with it, in words that end the sentence “Bad value “…” for “href”: ”.
  let reason: String
  /// What to write instead, where that is known.
  let hint: String?
  /// The byte of the value where it shows, counted from 0.
  let offset: Int

  init(_ rule: Rule, _ reason: String, hint: String? = nil, at offset: Int = 0) {
    self.rule = rule
    self.reason = reason
    self.hint = hint
    self.offset = offset
  }
}
