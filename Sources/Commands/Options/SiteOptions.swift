internal import ArgumentParser
internal import Routing
internal import Site

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Which site is made, and what of it: the flags that `build` and `serve` share.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder that holds Content/ and Templates/.", valueName: "dir"),
    transform: Arguments.folder)
  var root = "."

  @OptionGroup var settings: EnvironmentOptions

  @Option(
    help: ArgumentHelp("Where the site is published, instead of baseURL in site.json.", valueName: "url"),
    transform: Arguments.baseURL)
  var baseURL: BaseURL?

  @Flag(name: [.customShort("D"), .long], help: "Publish drafts.")
  var drafts = false

  @Flag(help: "Publish articles dated after the build.")
  var future = false

  @Flag(help: "Publish what has expired.")
  var expired = false

  @OptionGroup var time: ClockOption

  @Flag(
    name: .customLong("offline"), help: "Ask no host for data: go by the answers of last time, however old.")
  var isOffline = false

  @Flag(help: "Leave out white space and comments of templates that nobody sees.")
  var minify = false

  @Option(
    name: [.customShort("j"), .long], help: "How many pages are rendered at a time.",
    transform: Arguments.jobs)
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  /// A build that is asked for so; `output` is the folder to write to, if not `Public` below the root.
  func build(output: String? = nil) throws -> BuildOptions {
    var options = BuildOptions(root: root, output: output, clock: try time.buildClock, jobs: jobs)
    options.baseURL = baseURL
    options.environment = settings.environment
    options.variables = settings.variables
    options.drafts = drafts
    options.future = future
    options.expired = expired
    options.isOffline = isOffline
    options.minify = minify
    return options
  }
}
