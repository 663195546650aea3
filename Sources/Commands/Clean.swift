internal import ArgumentParser
internal import Site

/// Removes what builds wrote.
struct Clean: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean", abstract: "Remove what Vipera wrote, and nothing else.",
    discussion: """
      The files that builds wrote to Public/, folders that are empty then, and .vipera-cache/. Files of others stay. With the \
      cache go the answers of other hosts: the next build fetches data from elsewhere again, and runs programs again.
      """)

  @Option(
    help: ArgumentHelp("The folder that holds Content/ and Templates/.", valueName: "dir"),
    transform: Arguments.folder)
  var root = "."

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder that was written to. (default: Public below the root)", valueName: "dir"))
  var output: String?

  @Flag(name: [.customShort("n"), .long], help: "Remove nothing, and tell what would be removed.")
  var dryRun = false

  func run() throws {
    let cleaner = SiteCleaner(root: root, output: output)
    let report = try cleaner.clean(dryRun: dryRun)
    Terminal.standardOutput.write(
      CleanSummary(report: report, output: cleaner.output, cache: cleaner.cache, isDryRun: dryRun).text)
  }
}
