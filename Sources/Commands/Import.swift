internal import ArgumentParser
internal import Diagnostics
internal import Files
internal import Importing
internal import Site

/// Makes a site from one of another generator.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Make a site from one of Hugo, Zola, Jekyll or Publish.",
    discussion: """
      Reads the folder of the old site and writes Content/. Nothing that is there is written over, and the old site stays as it
      is. What could not be turned is listed with its file, line and column.
      Exit codes: 0 written, 2 nothing was written.
      """)

  @Argument(
    help: ArgumentHelp("The generator: \(Self.kinds).", valueName: "kind"),
    transform: { text in
      guard let peer = Peer(rawValue: text) else { throw ValidationError("it is one of \(Self.kinds)") }
      return peer
    })
  var kind: Peer

  @Argument(help: ArgumentHelp("The folder of its site.", valueName: "dir"))
  var folder: String

  @Option(help: ArgumentHelp("The folder in which Content/ is made.", valueName: "folder"))
  var into = "."

  @OptionGroup var formats: FormatOptions

  private static let kinds = Peer.allCases.map(\.rawValue).joined(separator: ", ")

  func run() throws {
    do {
      let site = try Importer(kind, from: folder, into: into).converted()
      // Nothing is written of which the report cannot be told.
      try tell(site.report)
      try site.write()
      let isSpokenTo = formats.speaksToProgram
      (isSpokenTo ? Terminal.standardError : .standardOutput).write(summary(of: site.report))
    } catch let failure as FileFailure {
      formats.withdraw()
      throw failure
    } catch let refusal as ImportRefusal {
      Terminal.standardError.write(text(of: refusal))
      throw ExitCode(2)
    }
  }

  private func tell(_ report: ImportReport) throws(FileFailure) {
    let sources =
      formats.looksAtSources ? SourceExcerpts(of: report.diagnostics, root: folder) : .none
    try formats.tell(Report(report.diagnostics, fileCount: report.pageCount, sources: sources))
  }

  private func summary(of report: ImportReport) -> String {
    let open = Report.counts(of: report.diagnostics).map { "; \($0) to look at" } ?? ""
    let root = into == "." ? "" : " --root \(into.shellWord)"
    return """
      \(count(report.pageCount, "page")) and \(count(report.fileCount, "file")) written to \(into.path(of: "Content")), with \
      \(count(report.collectionCount, "collection"))\(open)
      next: vipera build\(root)

      """
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func text(of refusal: ImportRefusal) -> String {
    switch refusal {
    case .noSite(let names):
      return
        "vipera: error: \(folder) is no site of \(kind.name): there is none of \(names.joined(separator: ", "))\n"
    case .taken(let paths):
      let list = paths.map { "  \($0)\n" }.joined()
      return "vipera: error: nothing was written, as these are there already:\n\(list)"
    }
  }
}
