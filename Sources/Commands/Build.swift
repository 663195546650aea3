internal import ArgumentParser
internal import Diagnostics
internal import Site

/// Writes the site to `Public/`, or says why not.
struct Build: SiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Render the site and publish it, all or nothing.",
    discussion: """
      Content/ and Templates/ become Public/. With an error nothing is written, and the last good site stays.
      Exit codes: 0 clean, 1 diagnostics at or above --fail-on, 2 usage, configuration or I/O.
      """)

  @OptionGroup var site: SiteOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write to. (default: Public below the root)", valueName: "dir"),
    transform: Arguments.folder)
  var output: String?

  @Flag(help: "Let warnings keep the site from being published, as --fail-on warning does.")
  var strict = false

  @Option(
    help: ArgumentHelp("The least severity that keeps the site from being published.", valueName: "level"),
    transform: Arguments.severity)
  var failOn = Severity.error

  @OptionGroup var reports: ReportOptions

  @Flag(name: .customLong("no-cache"), help: "Make every page anew, whatever the last build left.")
  var isFresh = false

  @Flag(help: "Tell how long each stage, each role and the slowest pages took, and how much memory was held.")
  var timings = false

  @OptionGroup var reasons: ExplainOption

  @Flag(
    name: .customLong("relative"),
    help: "Write links inside the site relative to their page, so that it can be opened from a disk.")
  var hasRelativeLinks = false

  @Flag(help: "Do everything but write.")
  var dryRun = false

  @Flag(name: [.short, .long], help: "Tell diagnostics only.")
  var quiet = false

  @Flag(name: [.short, .long], help: "Tell what was written, too.")
  var verbose = false

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    let start = ContinuousClock.now
    let progress = quiet ? nil : Progress(on: .standardError)
    let delegate: any BuildDelegate = progress ?? SilentDelegate()
    let timer = timings ? BuildTimer(for: delegate) : nil
    let (options, report) = try await reports.about {
      defer { progress?.clear() }
      let options = try self.options
      let builder = SiteBuilder(
        options, modules: modules, delegate: reasons.delegate(before: timer ?? delegate))
      return (options, try await builder.build())
    }
    try reports.tell(
      report.found, fileCount: report.pageCount, threshold: .severity(options.failOn), folder: site.root)
    let summary = BuildSummary(
      report: report, options: options, duration: start.duration(to: .now), isVerbose: verbose)
    if let timer { Terminal.standardError.write(timer.text) }
    if !quiet {
      (reports.formats.speaksToProgram ? Terminal.standardError : .standardOutput).write(summary.text)
    }
    if summary.isStopped { throw ExitCode(1) }
  }

  private var options: BuildOptions {
    get throws {
      var options = try site.build(output: output)
      options.failOn = strict ? min(failOn, .warning) : failOn
      options.dryRun = dryRun
      options.hasRelativeLinks = hasRelativeLinks
      options.reusesPages = !isFresh
      options.endsProcess = true
      options.baseline = try reports.readBaseline()
      return options
    }
  }
}
