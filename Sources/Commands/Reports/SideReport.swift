internal import ArgumentParser
internal import Diagnostics
internal import Site

/// What is wrong with a site, beside what a command was asked to tell of it: something may be missing there.
struct SideReport {
  private let diagnostics: [Diagnostic]
  private let root: String

  /// Takes diagnostics whose paths start from `root`.
  init(_ diagnostics: [Diagnostic], root: String) {
    self.diagnostics = Diagnostic.merged(diagnostics)
    self.root = root
  }

  /// Tells people; throws an exit code where there is an error among it.
  func tell() throws {
    let report = Report(diagnostics, fileCount: 0, sources: SourceExcerpts(of: diagnostics, root: root))
    let reporter = TextReporter(isColoured: Terminal.standardError.isColoured)
    Terminal.standardError.write(reporter.report(report))
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}
