internal import Diagnostics

extension Listing {
  /// Writes the list; that something is wrong with the content is said to people beside it, as it may be incomplete.
  func tell(_ names: [String], json isJSON: Bool, faults: [Diagnostic]) {
    Terminal.standardOutput.write(isJSON ? json : columns(names))
    Terminal.standardError.noteErrors(among: faults)
  }
}

extension Terminal {
  /// Says that something is wrong with the content, if there are errors.
  func noteErrors(among diagnostics: [Diagnostic]) {
    let errors = diagnostics.count { $0.severity == .error }
    guard errors > 0 else { return }
    let count = errors == 1 ? "an error" : "\(errors) errors"
    write("vipera: the content has \(count), so something may be missing here; vipera build tells\n")
  }
}
