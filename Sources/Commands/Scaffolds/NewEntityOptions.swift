internal import ArgumentParser
internal import ContentLoading
internal import Diagnostics
internal import Entities
internal import Files
internal import Scaffolding
internal import Services
internal import Site

/// What all entities are made by, and how: the site is looked at, and the files are written and told.
struct NewEntityOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Its title, if the name is not what it shall be.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp("The folder that holds Content/ and Templates/.", valueName: "dir"),
    transform: Arguments.folder)
  var root = "."

  @OptionGroup var settings: EnvironmentOptions
  @OptionGroup var time: ClockOption

  /// Writes what `make` makes for the site of these modules. The paths alone go to standard output, for an editor.
  func write(
    on modules: @escaping SiteBuilder.Modules, _ make: (SiteOutline) throws -> Scaffold
  ) async throws {
    let scaffold = try make(try await outline(on: modules))
    try ScaffoldFolder(root).write(scaffold)
    Terminal.standardOutput.write(scaffold.files.map { "\(root.path(of: $0.path))\n" }.joined())
    Terminal.standardError.write("a draft: with --drafts, serve shows it and build publishes it\n")
  }

  private func outline(on modules: @escaping SiteBuilder.Modules) async throws -> SiteOutline {
    var options = BuildOptions(root: root, clock: try time.buildClock, jobs: 1)
    options.environment = settings.environment
    options.variables = settings.variables
    (options.drafts, options.future, options.expired, options.isOffline) = (true, true, true, true)
    let site = try siteSettings()
    let contents = try await SiteBuilder(options, modules: modules).contents()
    let files = FileTree.walk("\(root)/Content", includingHidden: false).files
    return SiteOutline(
      settings: site,
      pages: contents.pages.map { .init(path: $0.path, route: $0.route, source: $0.source) },
      files: files.map(\.path), now: options.clock.instant)
  }

  /// The settings of the site; where they have faults, these are told.
  private func siteSettings() throws -> SiteSettings {
    let choice = SettingsChoice(environment: settings.environment, variables: settings.variables)
    do {
      let (found, faults) = try ContentLoader(root: root).settings(choice)
      if let found { return found }
      try ReportOutlet(.text).tell(
        Report(faults, fileCount: 0, sources: SourceExcerpts(of: faults, root: root)))
      throw ExitCode(1)
    } catch let failure as FileFailure where failure.path == ContentLoader.settingsPath {
      throw ScaffoldRefusal(
        "there is no site in \(root): \(failure)", hint: "vipera init \(root.shellWord) makes one")
    }
  }
}
