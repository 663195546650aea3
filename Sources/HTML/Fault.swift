/// A place of a page where a rule is broken.
public struct Fault: Equatable, Sendable {
  /// The rule.
  public let rule: Rule
  /// What is wrong here.
  public let message: String
  /// What to do about it.
  public let hint: String?
  /// The byte of the page, counted from 0.
  public let offset: Int

  init(_ rule: Rule, _ message: String, hint: String? = nil, at offset: Int) {
    self.rule = rule
    self.message = message
    self.hint = hint
    self.offset = offset
  }
}
