internal import ArgumentParser
internal import Diagnostics
internal import Entities
internal import Routing
internal import Services
internal import Site

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Writes the site to `Public/`, or says why not.
struct Build: SiteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render the site and publish it, all or nothing.",
    discussion: """
      Content/ and Templates/ become Public/. With an error nothing is written, and the last good site stays.
      Exit codes: 0 clean, 1 diagnostics at or above --fail-on, 2 usage, configuration or I/O.
      """)

  @Option(help: ArgumentHelp("The folder that holds Content/ and Templates/.", valueName: "dir"))
  var root = "."

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder to write to. (default: Public below the root)", valueName: "dir"))
  var output: String?

  @Option(
    help: ArgumentHelp("Where the site is published, instead of baseURL in site.json.", valueName: "url"),
    transform: Arguments.baseURL)
  var baseURL: BaseURL?

  @Flag(name: [.customShort("D"), .long], help: "Publish drafts.")
  var drafts = false

  @Flag(help: "Publish articles dated after the build.")
  var future = false

  @Flag(help: "Let warnings keep the site from being published, as --fail-on warning does.")
  var strict = false

  @Option(
    help: ArgumentHelp("The least severity that keeps the site from being published.", valueName: "level"),
    transform: Arguments.severity)
  var failOn = Severity.error

  @Option(
    help: ArgumentHelp(
      "The instant of the build. (default: SOURCE_DATE_EPOCH, else now)", valueName: "date"),
    transform: Arguments.date)
  var clock: DateStamp?

  @OptionGroup var reports: ReportOptions

  @Flag(help: "Leave out white space and comments of templates that nobody sees.")
  var minify = false

  @Flag(name: .customLong("no-cache"), help: "Make every page anew, whatever the last build left.")
  var isFresh = false

  @Flag(help: "Do everything but write.")
  var dryRun = false

  @Option(name: [.customShort("j"), .long], help: "How many pages are rendered at a time.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(name: [.short, .long], help: "Tell diagnostics only.")
  var quiet = false

  @Flag(name: [.short, .long], help: "Tell what was written, too.")
  var verbose = false

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    let start = ContinuousClock.now
    let progress = quiet ? nil : Progress(on: .standardError)
    let options = try options
    let report: BuildReport
    do {
      defer { progress?.clear() }
      report = try await SiteBuilder(
        options, modules: modules, delegate: progress ?? SilentDelegate() as any BuildDelegate
      ).build()
    }
    try reports.tell(
      report.found, fileCount: report.pageCount, threshold: .severity(options.failOn), folder: root)
    let summary = BuildSummary(
      report: report, options: options, duration: start.duration(to: .now), isVerbose: verbose)
    if !quiet { (reports.speaksToProgram ? Terminal.standardError : .standardOutput).write(summary.text) }
    if summary.isStopped { throw ExitCode(1) }
  }

  private var options: BuildOptions {
    get throws {
      let environment = ProcessInfo.processInfo.environment
      let now = clock.map(BuildClock.init) ?? BuildClock(environment: environment) ?? .current
      var options = BuildOptions(root: root, output: output, clock: now, jobs: jobs)
      options.baseURL = baseURL
      options.drafts = drafts
      options.future = future
      options.failOn = strict ? min(failOn, .warning) : failOn
      options.minify = minify
      options.dryRun = dryRun
      options.reusesPages = !isFresh
      options.baseline = try reports.readBaseline()
      return options
    }
  }
}

extension BuildClock {
  /// The clock of the machine.
  fileprivate static var current: BuildClock {
    BuildClock(now: DateStamp(secondsSince1970: Int(Date.now.timeIntervalSince1970)))
  }
}
