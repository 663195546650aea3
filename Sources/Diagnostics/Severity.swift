/// How much a diagnostic matters; ordered, so that `--fail-on` can compare.
public enum Severity: String, Comparable, CaseIterable, Sendable {
  /// Worth knowing; nothing is wrong.
  case hint
  /// Probably wrong; the page is still published.
  case warning
  /// Wrong; nothing is published.
  case error

  /// Orders severities by their weight.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .hint: 0
    case .warning: 1
    case .error: 2
    }
  }
}
