/// From which severity on a run fails.
public enum Threshold: Hashable, Sendable {
  /// A diagnostic of this severity, or of a greater one, makes the run fail.
  case severity(Severity)
  /// No diagnostic does.
  case never

  /// Whether a diagnostic makes the run fail.
  public func isReached(by diagnostic: Diagnostic) -> Bool {
    switch self {
    case .severity(let least): diagnostic.severity >= least
    case .never: false
    }
  }
}
