public import Diagnostics

/// What a page has to keep to: a sentence of a specification, with a name of its own.
///
/// A rule is made once and referred to: faults carry it about.
public final class Rule: Sendable {
  /// The stable name, `family/name`: `html/…`, `aria/…`, `url/…` or `meta/…`.
  public let id: String
  /// How much breaking it matters unless a site says otherwise; the Nu Html Checker's split is followed.
  public let severity: Severity
  /// What is asked, in one sentence that a message of the rule can be understood by.
  public let summary: String
  /// Why it is asked and what to do instead, in a sentence or three; Markdown.
  public let advice: String
  /// Markup that breaks the rule: a whole page if it has an `<html` tag, else a piece of a body.
  public let wrong: String
  /// The same put right.
  public let right: String
  /// The section of the specification that says so.
  public let specification: String

  @inline(never)
  init(
    _ id: String, _ severity: Severity, _ summary: String, advice: String, wrong: String,
    right: String, specification: String
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.advice = advice
    self.wrong = wrong
    self.right = right
    self.specification = specification
  }
}

extension Rule: Hashable {
  /// Rules are the same if their names are.
  public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
