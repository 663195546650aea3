internal import ArgumentParser
internal import Diagnostics
internal import Files
internal import Site

/// How a command tells what it found: the flags that `build` and `check` share.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How diagnostics are told, with =FILE into a file; may be given several times.", valueName: "form"))
  var format: [ReportFormat] = [.text]

  @Option(
    help: ArgumentHelp(
      "The diagnostics that are known: they are counted, and make nothing fail.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write down what is found, to be known by --baseline.", valueName: "file"))
  var writeBaseline: String?

  func validate() throws {
    let printed = format.filter { $0.file == nil }
    if let document = printed.first(where: \.form.isDocument), printed.count > 1 {
      throw ValidationError(
        "'\(document.form)' is a document of its own: write what else is asked for into files, as in json=FILE"
      )
    }
    let files = format.compactMap(\.file)
    if let file = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw ValidationError("two reports cannot both be written to '\(file)'")
    }
  }

  /// Whether standard output belongs to a program that reads it.
  var speaksToProgram: Bool { format.contains { $0.form != .text && $0.file == nil } }

  /// The baseline, if one is asked for; throws if it cannot be read.
  func readBaseline() throws -> Baseline? {
    try baseline.map(BaselineFile.read)
  }

  /// Does what reports are to tell about. Where that fails, the files of earlier reports are removed: who reads them later would
  /// take them for what this run found.
  func about<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch {
      for file in format.compactMap(\.file) { WholeFile.removeIfRegular(file) }
      throw error
    }
  }

  /// Tells what was found in all forms, and then writes the baseline. `folder` is what paths of diagnostics start from. Every
  /// report that can be written is; then the first failure is thrown.
  func tell(
    _ found: Baseline.Comparison, fileCount: Int, threshold: Threshold, folder: String
  ) throws(FileFailure) {
    let diagnostics = found.new
    let looksAtSources = format.contains(where: \.form.looksAtSources)
    let report = Report(
      diagnostics, fileCount: fileCount, threshold: threshold, isComparedWithBaseline: baseline != nil,
      sources: looksAtSources ? SourceExcerpts(of: diagnostics, root: folder) : .none,
      paths: looksAtSources ? Repository().paths(from: folder) : nil)
    var failure: FileFailure?
    for format in format {
      do throws(FileFailure) {
        try ReportOutlet(format).tell(report)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    if let writeBaseline { try BaselineFile.write(found.new + found.known, root: folder, to: writeBaseline) }
  }
}
