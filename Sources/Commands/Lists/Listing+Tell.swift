internal import Diagnostics

extension Listing {
  /// Writes the list; that something is wrong with the content is said to people beside it, as it may be incomplete.
  func tell(_ names: [String], json isJSON: Bool, faults: [Diagnostic]) {
    Terminal.standardOutput.write(isJSON ? json : columns(names))
    let errors = faults.count { $0.severity == .error }
    if errors > 0 {
      Terminal.standardError.write(
        "vipera: the content has \(errors == 1 ? "an error" : "\(errors) errors"), so something may be missing here; vipera build tells\n"
      )
    }
  }
}
