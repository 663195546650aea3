internal import ArgumentParser
internal import Diagnostics
internal import Files

/// In which forms a command tells what it found, and where.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How diagnostics are told, with =FILE into a file; may be given several times.", valueName: "form"))
  var format: [ReportFormat] = [.text]

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

  /// Whether one of the forms shows lines of the sources.
  var looksAtSources: Bool { format.contains(where: \.form.looksAtSources) }

  /// Tells a report in all forms. Every one that can be written is; then the first failure is thrown.
  func tell(_ report: Report) throws(FileFailure) {
    var failure: FileFailure?
    for format in format {
      do throws(FileFailure) {
        try ReportOutlet(format).tell(report)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  /// Removes the files of reports: who reads them later would take them for what this run found.
  func withdraw() {
    for file in format.compactMap(\.file) { WholeFile.removeIfRegular(file) }
  }
}
