internal import ArgumentParser
internal import Diagnostics
internal import ExternalLinks
internal import Files
internal import Routing
internal import Site

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Checks the pages in folders, whoever made them.
struct Check: SiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check the pages below folders against the rules of HTML.",
    discussion: """
      Every .html and .htm file is read as HTML5; "vipera list rules" has the rules. Every .xhtml, .svg and .xml file has to
      be well-formed XML. If the folder lies in a site, the rules and policies of its site.json count. If it is a site, which
      has an index.html at its top or is checked with --base-url, every link, anchor and file that its pages name has to exist.
      With --external other hosts are asked, too, and what is wrong with them are warnings and hints.
      Exit codes: 0 clean, 1 diagnostics at or above --fail-on, 2 usage, configuration or I/O.
      """)

  @Argument(help: ArgumentHelp("The folders.", valueName: "dir"), transform: Arguments.folder)
  var folders = ["Public"]

  @Option(
    help: ArgumentHelp(
      "The root of the site whose settings count. (default: the site that the folder lies in)",
      valueName: "dir"), transform: Arguments.folder)
  var root: String?

  @OptionGroup var settings: EnvironmentOptions

  @Option(
    help: ArgumentHelp(
      "Where the folder is published: links are checked, and root-relative ones have to start with its path.",
      valueName: "url"),
    transform: Arguments.address)
  var baseURL: BaseURL?

  @Option(
    help: ArgumentHelp("The least severity that makes the check fail.", valueName: "level"),
    transform: Arguments.threshold)
  var failOn = Threshold.severity(.error)

  @OptionGroup var reports: ReportOptions

  @OptionGroup var externalLinks: ExternalOptions

  @Option(
    name: [.customShort("j"), .long], help: "How many pages are checked at a time.",
    transform: Arguments.jobs)
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(name: [.short, .long], help: "Tell diagnostics only.")
  var quiet = false

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    let (baseline, external) = try await reports.about {
      (try reports.readBaseline(), try await externalLinks.check())
    }
    let checked = try await reports.about {
      do {
        return try await check(external)
      } catch {
        // What hosts answered need not be asked for again.
        try? await external?.writeCache()
        throw error
      }
    }
    var diagnostics = checked.diagnostics
    // What is wrong with a site shows in each of its folders.
    if folders.count > 1 { diagnostics = Diagnostic.merged(diagnostics) }
    let found =
      baseline?.comparison(of: diagnostics, sources: SourceExcerpts(of: diagnostics, root: "."))
      ?? Baseline.Comparison(new: diagnostics)
    try reports.tell(found, fileCount: checked.fileCount, threshold: failOn, folder: ".")
    let faultyFiles = Set(found.new.filter(failOn.isReached).map(\.location.file))
    if !quiet {
      let outcome = faultyFiles.isEmpty ? "all passed" : "faults in \(count(faultyFiles.count, "file"))"
      (reports.formats.speaksToProgram ? Terminal.standardError : .standardOutput)
        .write("\(BaselineSummary.text(of: found))\(count(checked.fileCount, "page")) checked, \(outcome)\n")
    }
    if let external { try await externalLinks.end(external, quiet: quiet) }
    if !faultyFiles.isEmpty { throw ExitCode(1) }
  }

  /// Checks all folders. Throws where one holds nothing to check: who asks for that has named another one than was meant.
  private func check(_ external: ExternalLinkCheck?) async throws -> (
    diagnostics: [Diagnostic], fileCount: Int
  ) {
    var diagnostics: [Diagnostic] = []
    var fileCount = 0
    for folder in folders {
      let report = try await FolderCheck(
        folder, root: root, baseURL: baseURL, jobs: jobs, external: external,
        environment: settings.environment, variables: settings.variables
      ).run()
      guard report.fileCount > 0 || !report.diagnostics.isEmpty else {
        throw FileFailure(
          path: folder,
          reason: "there is nothing to check in this folder: no .html, .htm, .xhtml, .svg or .xml file")
      }
      diagnostics += report.diagnostics
      fileCount += report.fileCount
    }
    return (diagnostics, fileCount)
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
