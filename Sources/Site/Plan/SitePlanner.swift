internal import ContentLoading
internal import Diagnostics
internal import Entities
internal import Fragments
internal import Routing
internal import Services
internal import Templates
internal import Viper

/// Plans all pages of a site, and finds everything that is wrong before one is rendered.
struct SitePlanner {
  let options: BuildOptions
  let modules: SiteBuilder.Modules

  /// Plans the pages of what was loaded.
  func plan(_ loaded: LoadedContent) async throws -> PlannedSite {
    let settings = loaded.content.settings
    let templates = try SiteTemplates(root: options.root)
    let rules = PageRules(settings)
    let images = ImageFiles(root: options.root)
    let (copies, nameFaults) = loaded.copies
    let workshop = await SiteWorkshop(settings, assets: copies, options)
    async let keeping: Void? = loaded.known?.write()
    let baseURL = BaseURL(settings.baseURL) ?? .root
    let beside = asPublished(templates.assets, below: baseURL)
    let press = AssetPress(
      beside, isFingerprinting: options.fingerprints, isTellingIntegrity: !options.hasRelativeLinks)
    let library = TemplateLibrary(
      templates.sources, basePath: baseURL.path, isMinifying: options.minify, assets: press)
    let editions = SiteEditions(
      loaded, templates: library, clock: options.clock, images: images,
      workshop: workshop ?? NoWorkshop(), modules: modules)
    await withTaskGroup { group in
      for compile in editions.compilations { group.addTask { compile() } }
    }
    let plan = await SitePlan(
      modules: editions.all.flatMap(\.modules),
      assets: asPublished(copies, below: baseURL) + beside + press.files
        + editions.redirects(at: settings.redirects),
      baseURL: baseURL,
      unpublished: loaded.unpublished, withheld: Set(loaded.hidden.map(\.source.path)),
      languages: editions.languages, sources: loaded.languages,
      versions: workshop?.versions ?? .none)
    let contentFaults = loaded.diagnostics + editions.all[0].collections.faults + rules.faults
    var faults = contentFaults + templates.faults
    faults += templateFaults(of: library, editions, plan) + press.faults
    // What is wrong with content or settings hides pages, so that links and paths are looked at only when neither is.
    if !options.isStopped(by: contentFaults) {
      faults += templates.own(editions.unusedTemplates)
      faults += plan.collisions
      faults += editions.all.flatMap { $0.targetFaults(in: plan.map, images: images) }
    }
    faults += nameFaults + (workshop?.faults ?? [])
    await keeping
    return PlannedSite(
      settings: loaded.settings, programs: await AskedPrograms(for: settings),
      plan: plan, templates: templates, rules: rules, faults: faults,
      isWaiting: loaded.isWaiting, head: loaded.head, expires: loaded.expires,
      hidden: loaded.hidden, reads: loaded.reads, images: images,
      isMadeFromTexts: settings.search,
      workshop: workshop, renditionFaults: { editions.all.flatMap { $0.renditionFaults(in: plan.map) } },
      contents: [loaded.content] + loaded.translations,
      shelf: loaded.shelf)
  }

  /// What is wrong with templates, and with the modules that show their values in them.
  private func templateFaults(
    of library: TemplateLibrary, _ editions: SiteEditions, _ plan: SitePlan
  ) -> [Diagnostic] {
    let faults = library.diagnostics + editions.all.flatMap(\.kit.faults) + plan.moduleFaults
    // Also of children that modules brought themselves.
    let known = Set(faults)
    return faults + editions.all.flatMap(\.library.faults).filter { !known.contains($0) }
  }

  /// Files as they are published: with relative URLs in style sheets and pictures where the site asks for them.
  private func asPublished(_ assets: [PlannedAsset], below baseURL: BaseURL) -> [PlannedAsset] {
    guard options.hasRelativeLinks else { return assets }
    let basePath = SiteAddress(baseURL, showsBasePath: false).basePath
    return assets.map { $0.relative(below: basePath) }
  }
}

extension LoadedContent {
  /// The files that are copied, and what is wrong with the names of others.
  fileprivate var copies: (files: [PlannedAsset], faults: [Diagnostic]) {
    var files: [PlannedAsset] = []
    files.reserveCapacity(assets.count)
    var faults: [Diagnostic] = []
    for asset in assets {
      if let path = OutputPath(asset.output) {
        files.append(
          PlannedAsset(source: asset.source, path: path, bundle: asset.bundle, origin: .file(asset.file)))
      } else {
        faults.append(.controlCharacterInName(of: asset.source))
      }
    }
    return (files, faults)
  }
}

extension SiteEditions {
  /// The list of redirects, where the settings want one at a path.
  fileprivate func redirects(at path: String?) -> [PlannedAsset] {
    path.flatMap { OutputPath($0) }.map {
      [
        PlannedAsset(
          source: ContentLoader.settingsPath, path: $0, origin: .redirects(all.map(\.redirects)))
      ]
    } ?? []
  }
}
