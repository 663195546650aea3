internal import ArgumentParser
internal import Diagnostics
internal import Files
internal import Site

/// How a command tells what it found: the flags that `build` and `check` share.
struct ReportOptions: ParsableArguments {
  @OptionGroup var formats: FormatOptions

  @Option(
    help: ArgumentHelp(
      "The diagnostics that are known: they are counted, and make nothing fail.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write down what is found, to be known by --baseline.", valueName: "file"))
  var writeBaseline: String?

  /// The baseline, if one is asked for; throws if it cannot be read.
  func readBaseline() throws -> Baseline? {
    try baseline.map(BaselineFile.read)
  }

  /// Does what reports are to tell about. Where that fails, the files of earlier reports are removed.
  func about<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch {
      formats.withdraw()
      throw error
    }
  }

  /// Tells what was found in all forms, and then writes the baseline. `folder` is what paths of diagnostics start from. Every
  /// report that can be written is; then the first failure is thrown.
  func tell(
    _ found: Baseline.Comparison, fileCount: Int, threshold: Threshold, folder: String
  ) throws(FileFailure) {
    let diagnostics = found.new
    let looksAtSources = formats.looksAtSources
    let report = Report(
      diagnostics, fileCount: fileCount, threshold: threshold, isComparedWithBaseline: baseline != nil,
      sources: looksAtSources ? SourceExcerpts(of: diagnostics, root: folder) : .none,
      paths: looksAtSources ? Repository().paths(from: folder) : nil)
    try formats.tell(report)
    if let writeBaseline { try BaselineFile.write(found.new + found.known, root: folder, to: writeBaseline) }
  }
}
