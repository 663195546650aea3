internal import ArgumentParser
internal import Diagnostics
internal import Site
internal import Templates

/// Tells what a site, or one of its pages, is made of.
struct Inspect: SiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Tell where a page comes from, or what templates may show.",
    discussion: """
      With the URL of a page: its source, its page type and templates, its address, file and translations, the pages it is \
      linked with, and its view model. An address such as /guide/start/ will do, its file below Public/, or its source, such \
      as Content/guide/start.md. Nothing is written.
      With --templates: each template with the keys it may use and what stands under them, the view models it is made for, \
      and the templates that include it. Then templates that nobody uses, and keys that no template shows.
      """)

  @Argument(help: ArgumentHelp("The page: its address, its URL, its file or its source.", valueName: "url"))
  var page: String?

  @Flag(help: "Tell of the templates.")
  var templates = false

  @OptionGroup var site: SiteOptions

  @Flag(help: "As a JSON object.")
  var json = false

  func validate() throws {
    guard templates == (page == nil) else {
      throw ValidationError("say what to inspect: --templates, or a page such as /guide/start/")
    }
  }

  func run(on modules: @escaping SiteBuilder.Modules) async throws {
    var options = try site.build()
    options.dryRun = true
    guard let page else {
      let inspection = try await TemplateInspection(of: options, modules: modules)
      let report = TemplateReport(inspection)
      Terminal.standardOutput.write(json ? report.json : report.text)
      return try SideReport(inspection.faults, root: options.root).tell()
    }
    let inspection = try await SiteBuilder(options, modules: modules).inspection(of: page)
    let report = PageReport(inspection)
    Terminal.standardOutput.write(json ? report.json : report.text)
    Terminal.standardError.noteErrors(among: inspection.diagnostics)
  }
}
