public import Diagnostics
internal import Files

/// What a build takes for known. A baseline can accept what the settings of a site could switch off, and all that is no
/// error; that the site is whole and its pages are well-formed is never given up.
struct Acceptance: Sendable {
  private let baseline: Baseline?
  private let root: String

  init(_ baseline: Baseline?, root: String) {
    self.baseline = baseline
    self.root = root
  }

  /// Whether nothing can be known.
  var isEmpty: Bool { baseline == nil }

  /// Each fault once, with what is known apart.
  func comparison(of diagnostics: [Diagnostic]) -> Baseline.Comparison {
    let merged = Diagnostic.merged(diagnostics)
    guard let baseline else { return Baseline.Comparison(new: merged) }
    var found = baseline.comparison(of: merged, sources: SourceExcerpts(of: merged, root: root))
    let fixed = found.known.filter { !Self.isAcceptable($0) }
    if !fixed.isEmpty {
      found.known.removeAll { !Self.isAcceptable($0) }
      found.new = Diagnostic.merged(found.new + fixed)
    }
    return found
  }

  private static func isAcceptable(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity < .error || RuleNames.isSettable(diagnostic.rule)
  }
}

extension BuildOptions {
  /// What a build with these options takes for known.
  var acceptance: Acceptance { Acceptance(baseline, root: root) }

  /// Whether something is wrong that keeps the site from being built.
  func isStopped(by diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity >= failOn }
      && acceptance.comparison(of: diagnostics).new.contains { $0.severity >= failOn }
  }
}

extension SourceExcerpts {
  /// The excerpts where diagnostics are, of files below `root`.
  public init(of diagnostics: [Diagnostic], root: String) {
    self.init(at: diagnostics.lazy.map(\.place)) { file in
      try? FileReader.bytes(of: file.hasPrefix("/") ? file : "\(root)/\(file)")
    }
  }
}
