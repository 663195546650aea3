/// A located problem. Faults of content are values: all of them are collected and told at once.
public struct Diagnostic: Hashable, Sendable {
  /// How much it matters.
  public let severity: Severity
  /// The stable name of what is broken, such as `front-matter/unknown-key`.
  public let rule: String
  /// What is wrong and why, in one sentence without a full stop.
  public let message: String
  /// Where it shows: a place in a source file, or in an output file when `origin` names the source.
  public let location: SourceLocation
  /// The place in Markdown, JSON or template that caused it, where `location` is in an output file.
  public let origin: SourceLocation?
  /// What to do about it.
  public let hint: String?
  /// On how many more pages it shows: a fault of a template is told once.
  public let furtherPages: Int

  /// Describes a problem; an error unless said otherwise.
  public init(
    _ severity: Severity = .error, rule: String, _ message: String, at location: SourceLocation,
    origin: SourceLocation? = nil, hint: String? = nil, furtherPages: Int = 0
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.location = location
    self.origin = origin
    self.hint = hint
    self.furtherPages = furtherPages
  }

  /// The place an author has to look at: the origin where it is known.
  public var place: SourceLocation { origin ?? location }

  /// The message as it is told, with the number of further pages.
  public var statement: String {
    switch furtherPages {
    case ...0: message
    case 1: "\(message) (also on 1 more page)"
    default: "\(message) (also on \(furtherPages) more pages)"
    }
  }
}
