import Diagnostics

extension Diagnostic {
  /// `line:column rule`, enough to tell diagnostics of one file apart.
  var summary: String { "\(location.line):\(location.column) \(rule)" }

  /// `file:line:column rule`.
  var fullSummary: String { "\(location) \(rule)" }
}
