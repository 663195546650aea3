internal import ContentLoading
public import Diagnostics
internal import Entities
internal import Files
internal import Fragments
internal import Routing
internal import Services
public import Templates

/// What there is to know about the templates of a site, before any page is rendered.
public struct TemplateInspection: Sendable {
  /// All templates, those of the theme that the site does not replace among them.
  public let templates: [TemplateListing]
  /// Templates of the site that nobody uses, and keys of view models that no template shows.
  public let hints: [Diagnostic]

  /// What is wrong with the content and with templates, so that something may be missing.
  public let faults: [Diagnostic]

  /// Wires the modules of a site and looks at what they asked of its templates. Throws where a folder cannot be read.
  public init(
    of options: BuildOptions, modules: @escaping SiteBuilder.Modules = AppModules.all
  ) async throws {
    let loaded = try await options.loader.load(
      options.choice)
    let files = try SiteTemplates(root: options.root)
    let settings = loaded.content.settings
    let library = TemplateLibrary(
      files.sources, basePath: (BaseURL(settings.baseURL) ?? .root).path,
      assets: AssetPress(files.assets, isFingerprinting: false))
    // Modules compile their templates when they are made.
    let editions = SiteEditions(
      loaded, templates: library, clock: options.clock, images: NoImages(), modules: modules)
    templates = editions.all[0].library.listings
    hints = files.own(editions.unusedTemplates) + editions.all[0].library.unusedKeys
    faults =
      loaded.diagnostics + editions.all[0].collections.faults + files.faults + library.diagnostics
      + editions.all.flatMap { $0.kit.faults + $0.library.faults }
  }
}
