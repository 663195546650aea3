/// What is told about a rule besides its name.
public struct RuleDescription: Sendable {
  /// The name, such as `html/unclosed-element`.
  public let id: String
  /// How much it matters, unless a site says otherwise.
  public let severity: Severity
  /// What is asked, in a sentence.
  public let summary: String
  /// A page that tells more; nothing if none is known.
  public let address: String?

  /// Describes a rule.
  public init(id: String, severity: Severity, summary: String, address: String?) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.address = address
  }
}
