internal import ArgumentParser
internal import Diagnostics
internal import Entities
internal import Services
internal import Site
internal import Templates

/// Tells what a site is made of.
struct Inspect: SiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Tell what a site is made of.",
    discussion: """
      With --templates: each template with the keys it may use and what stands under them, the view models it is made for,
      and the templates that include it. Then templates that nobody uses, and keys that no template shows.
      """)

  @Flag(help: "Tell of the templates.")
  var templates = false

  @Option(help: ArgumentHelp("The folder that holds Content/ and Templates/.", valueName: "dir"))
  var root = "."

  @Flag(help: "As a JSON object.")
  var json = false

  func validate() throws {
    guard templates else { throw ValidationError("say what to inspect: --templates") }
  }

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    // No page is made, so it does not matter when.
    let clock = BuildClock(now: DateStamp(secondsSince1970: 0))
    let inspection = try await TemplateInspection(
      of: BuildOptions(root: root, clock: clock, jobs: 1), modules: modules)
    let report = TemplateReport(inspection)
    Terminal.standardOutput.write(json ? report.json : report.text)
  }
}
