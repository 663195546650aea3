internal import Caches
internal import ContentLoading
internal import Diagnostics
internal import Digests
internal import Entities
internal import Files
public import Fragments
internal import Prose
internal import Routing
internal import Services
internal import Templates
public import Viper

/// The way through a build, in one direction: load, plan, render, validate, write.
public struct SiteBuilder: Sendable {
  /// The modules of a site, made from what they all need.
  public typealias Modules = @Sendable (PageKit, Collections) -> [any PageModule]

  let options: BuildOptions
  private let modules: Modules
  private let delegate: any BuildDelegate

  /// Builds the site of the given modules; Vipera's own unless said otherwise.
  public init(
    _ options: BuildOptions, modules: @escaping Modules = AppModules.all,
    delegate: any BuildDelegate = SilentDelegate()
  ) {
    self.options = options
    self.modules = modules
    self.delegate = delegate
  }

  /// Makes what every build needs, whatever the site: for who has something else to do before. One thing after the other, in
  /// the order in which a build needs them, so that it finds a free thread when it starts.
  public static func prepare() async {
    ContentLoader.prepare()
    await PageChecker.tables.value
    DateWording.prepare()
  }

  /// Builds the site and publishes it, all or nothing. Throws where the ground is broken: a folder that cannot be read or
  /// written; what is wrong with the content is told in the report.
  public func build() async throws -> BuildReport {
    try OutputPlace.check(options)
    // Also where the site of today turns out to be wrong.
    if !options.dryRun { try StagedOutput.finishPublication(in: options.output) }
    var start = await BuildStart(options, record: keepsRecord ? recordFile : nil)
    if let report = await nothingToDo(at: start) { return report }
    start.last = nil
    let inputs = start.inputs
    let loaded = try await load(seeing: inputs?.content) { inputs.flatMap(knownArticles) }
    async let known = keepsRecord ? recordFile.readPages() : nil
    let site = try await plan(loaded)
    if options.endsProcess { site.keepForGood() }
    guard !isStopped(by: site.faults) else { return report(site.faults, pageCount: site.plan.pageCount) }
    delegate.buildDidPlan(pageCount: site.plan.pages.count)
    return try await render(site, from: start, knowing: await known)
  }

  /// What earlier builds found in articles whose files are still the same.
  private func knownArticles(among inputs: LastBuild.Inputs) -> KnownArticles? {
    LastBuild.request(options).map {
      KnownArticles(in: recordFile.articles, of: $0, among: inputs.files)
    }
  }

  /// Whether a build goes by the last one, and leaves to the next one what that can go by.
  private var keepsRecord: Bool { options.reusesPages && !options.dryRun }

  private var recordFile: RecordFile { RecordFile(root: options.root, output: options.output) }

  /// The report of a build that finds everything as the last one left it; nothing if there may be something to do.
  private func nothingToDo(at start: BuildStart) async -> BuildReport? {
    guard let last = start.last, start.changes?.isEmpty == true,
      await last.hasOutputs(in: options.output, jobs: options.jobs)
    else { return nil }
    delegate.buildDidExplain(
      RebuildReasons(ofAll: nil, pages: [], madeCount: 0, keptCount: last.pageCount))
    return report(
      [], pageCount: last.pageCount, changes: OutputChanges(unchanged: last.outputs.count))
  }

  /// Loads the site. Content that is on the shelf, if there is one, or known from an earlier build is not read, and a folder that
  /// was seen is not walked through again.
  func load(
    from shelf: ContentShelf? = nil, seeing tree: FileTree? = nil,
    knowing findKnown: @escaping @Sendable () -> KnownArticles? = { nil }
  ) async throws -> LoadedContent {
    // Made while content is read, for builds that nobody prepared.
    _ = PageChecker.tables
    let loaded = try await options.loader.load(
      options.choice, from: shelf, seeing: tree, knowing: findKnown)
    delegate.buildDidFinish(.load)
    return loaded
  }

  /// Plans all pages of a site; tells what is wrong so far.
  func plan(_ loaded: LoadedContent) async throws -> PlannedSite {
    let templates = try SiteTemplates(root: options.root)
    let rules = PageRules(loaded.content.settings)
    let images = ImageFiles(root: options.root)
    var assets: [PlannedAsset] = []
    assets.reserveCapacity(loaded.assets.count)
    var nameFaults: [Diagnostic] = []
    for asset in loaded.assets {
      if let path = OutputPath(asset.output) {
        assets.append(
          PlannedAsset(source: asset.source, path: path, bundle: asset.bundle, origin: .file(asset.file)))
      } else {
        nameFaults.append(.controlCharacterInName(of: asset.source))
      }
    }
    let workshop = await SiteWorkshop(loaded.content.settings, assets: assets, options)
    async let keeping: Void? = loaded.known?.write()
    let (plan, editions, faults) = await plan(loaded, assets, templates, images, workshop, rules)
    await keeping
    await PageChecker.tables.value
    delegate.buildDidFinish(.plan)
    return PlannedSite(
      settings: loaded.settings, programs: await AskedPrograms(for: loaded.content.settings),
      plan: plan, templates: templates, rules: rules,
      faults: faults + nameFaults + (workshop?.faults ?? []),
      isWaiting: loaded.isWaiting, head: loaded.head, expires: loaded.expires,
      hidden: loaded.hidden, reads: loaded.reads, images: images,
      isMadeFromTexts: loaded.content.settings.search,
      workshop: workshop, renditionFaults: { editions.all.flatMap { $0.renditionFaults(in: plan.map) } },
      contents: [loaded.content] + loaded.translations,
      shelf: loaded.shelf)
  }

  /// Plans all pages and tells everything that is wrong before one is rendered. What is wrong with content or settings hides
  /// pages, so that links and paths are looked at only when neither is.
  private func plan(
    _ loaded: LoadedContent, _ assets: [PlannedAsset], _ templates: SiteTemplates, _ images: ImageFiles,
    _ workshop: SiteWorkshop?, _ rules: PageRules
  ) async -> (SitePlan, SiteEditions, faults: [Diagnostic]) {
    let settings = loaded.content.settings
    let baseURL = BaseURL(settings.baseURL) ?? .root
    let (assets, beside) =
      options.hasRelativeLinks
      ? (assets.relative(below: baseURL), templates.assets.relative(below: baseURL))
      : (assets, templates.assets)
    let press = AssetPress(
      beside, isFingerprinting: options.fingerprints,
      isTellingIntegrity: !options.hasRelativeLinks)
    let library = TemplateLibrary(
      templates.sources, basePath: baseURL.path, isMinifying: options.minify, assets: press)
    let editions = SiteEditions(
      loaded, templates: library, clock: options.clock, images: images,
      workshop: workshop ?? NoWorkshop(), modules: modules)
    let redirects = settings.redirects.flatMap { OutputPath($0) }.map {
      PlannedAsset(
        source: ContentLoader.settingsPath, path: $0,
        origin: .redirects(editions.all.map(\.redirects)))
    }
    await withTaskGroup { group in
      for compile in editions.compilations { group.addTask { compile() } }
    }
    let plan = await SitePlan(
      modules: editions.all.flatMap(\.modules),
      assets: assets + beside + press.files + (redirects.map { [$0] } ?? []),
      baseURL: baseURL,
      unpublished: loaded.unpublished, withheld: Set(loaded.hidden.map(\.source.path)),
      languages: editions.languages, sources: loaded.languages,
      versions: workshop?.versions ?? .none)
    let contentFaults = loaded.diagnostics + editions.all[0].collections.faults + rules.faults
    let templateFaults = library.diagnostics + editions.all.flatMap(\.kit.faults) + plan.moduleFaults
    var faults = contentFaults + templates.faults + templateFaults + press.faults
    // Also of children that modules brought themselves.
    let told = Set(templateFaults)
    faults += editions.all.flatMap(\.library.faults).filter { !told.contains($0) }
    if !isStopped(by: contentFaults) {
      faults += templates.own(editions.unusedTemplates)
      faults += plan.collisions
      faults += editions.all.flatMap { $0.targetFaults(in: plan.map, images: images) }
    }
    return (plan, editions, faults)
  }

  /// Renders a plan and publishes it.
  private func render(
    _ site: PlannedSite, from start: BuildStart, knowing known: BuildRecord?
  ) async throws -> BuildReport {
    let plan = site.plan
    async let opening = options.dryRun ? nil : StagedOutput(options.output)
    let digest = keepsRecord ? SiteDigest(site, options) : nil
    let last = Result { () throws(RebuildReasons.OfAll) in
      guard keepsRecord else { throw .asked }
      guard let digest, let known else { throw .nothingKnown }
      try known.check(for: digest, below: options.root)
      return known
    }
    let renderer = renderer(of: plan, site.rules, site.workshop, last: last, keepsRecord: digest != nil)
    let output = try await opening
    do {
      async let texts = TextReach.entries(of: site.contents, renderer.hash)
      let result =
        if let output, let reach = reach(of: site, from: start, last: last, among: await texts) {
          try await renderer.run(reached: reach.pages, of: reach.last, into: output)
        } else {
          // What is known is told apart only when all faults are there, so that with a baseline every page is kept until then.
          try await renderer.run(
            into: output, failOn: acceptance.isEmpty ? .severity(options.failOn) : .never)
        }
      let gone = GonePages(plan: plan, pagesByTitle: result.links.pagesByTitle, hash: result.hash)
        .diagnostics(
          in: options.output, known: output?.manifest ?? OutputManifest(in: OutputFolder(options.output)))
      let diagnostics = site.faults + result.faults + site.lateFaults + gone
      guard let output, !isStopped(by: diagnostics) else {
        output?.discard()
        return report(diagnostics + plan.assets.compactMap(\.readFault), pageCount: plan.pageCount)
      }
      let copies = try stage(plan.assets, of: plan.map, into: output)
      guard copies.unreadable.isEmpty else {
        output.discard()
        return report(diagnostics + copies.unreadable, pageCount: plan.pageCount)
      }
      var assets = copies.files
      if let workshop = site.workshop {
        for rendition in plan.renditions(shownBy: result.links) {
          assets.append(try output.stage(await workshop.bytes(of: rendition), for: rendition.path))
        }
      }
      let files = [result.staged, assets].joined()
      async let publishing = output.publish(files)
      let entries = await texts
      let record = digest.map {
        site.record(of: result, $0, texts: entries, beside: try? last.get())
      }
      // What is kept of a page counts only while its file is the one that was staged: it may be written before that is published.
      if let record { recordFile.write(record) }
      let changes = try await publishing
      delegate.buildDidFinish(.publish)
      // Every page was made, and asked for all that it shows.
      if result.madeCount == plan.pages.count { site.workshop?.removeUnwanted() }
      if let record {
        let isRepeatable = diagnostics.isEmpty && !site.isWaiting && !options.clock.isAsked
        recordFile.write(
          isRepeatable ? lastBuild(of: site, files, record.sources, from: start) : nil)
        delegate.buildDidFinish(.record)
      }
      return report(diagnostics, pageCount: plan.pageCount, changes: changes)
    } catch {
      output?.discard()
      throw error
    }
  }

  /// Stages the files that are copied, and tells those that cannot be read.
  private func stage(
    _ assets: [PlannedAsset], of map: SiteMap, into output: StagedOutput
  ) throws(FileFailure) -> (files: [StagedFile], unreadable: [Diagnostic]) {
    var files: [StagedFile] = []
    files.reserveCapacity(assets.count)
    var unreadable: [Diagnostic] = []
    for asset in assets {
      let bytes: [UInt8]
      do {
        bytes = try asset.bytes(in: map)
      } catch {
        unreadable.append(asset.fault(for: error))
        continue
      }
      files.append(try output.stage(bytes, for: asset.path))
    }
    return (files, unreadable)
  }

  /// The pages that what changed reaches, and what the last build left, where only texts of Markdown are others now.
  private func reach(
    of site: PlannedSite, from start: BuildStart, last: Result<BuildRecord, RebuildReasons.OfAll>,
    among texts: [TextReach.Entry]
  ) -> (pages: Set<Int>, last: BuildRecord)? {
    guard let changes = start.changes, let last = try? last.get(),
      site.faults.isEmpty, !site.isMadeFromTexts, site.head == nil,
      last.texts.hasOtherTextsOnly(in: changes, among: texts, last.hash)
    else { return nil }
    return (last.texts.pages(showing: changes, last.hash), last)
  }

  /// What the next build may find unchanged; nothing if that cannot be told.
  private func lastBuild(
    of site: PlannedSite, _ files: some Collection<StagedFile>, _ sources: [SeenFile], from start: BuildStart
  ) -> LastBuild? {
    var outputs: [SeenFile] = []
    outputs.reserveCapacity(files.count + 1)
    for file in files {
      guard let identity = file.identity else { return nil }
      outputs.append(SeenFile(path: file.path.text, identity: identity))
    }
    outputs += OutputManifest.file(in: OutputFolder(options.output))
    guard let request = LastBuild.request(options),
      let inputs = start.inputs, sources.allSatisfy({ $0.identity.modified < start.time })
    else { return nil }
    return LastBuild(
      request: request, clock: options.clock.instant.secondsSince1970, pageCount: site.plan.pageCount,
      head: site.head, expires: site.expires, programs: site.programs,
      inputs: inputs.files, sources: sources, outputs: outputs)
  }

  /// What renders a plan.
  func renderer(
    of plan: SitePlan, _ rules: PageRules, _ workshop: SiteWorkshop?,
    last: Result<BuildRecord, RebuildReasons.OfAll>, keepsRecord: Bool
  ) -> SiteRenderer {
    SiteRenderer(
      plan: plan, rules: rules, jobs: options.jobs, delegate: delegate, root: options.root,
      workshop: workshop, last: last,
      keepsRecord: keepsRecord, hasRelativeLinks: options.hasRelativeLinks)
  }

  /// Whether something is wrong that keeps the site from being built.
  func isStopped(by diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { $0.severity >= options.failOn }
      && acceptance.comparison(of: diagnostics).new.contains { $0.severity >= options.failOn }
  }

  private var acceptance: Acceptance { Acceptance(options.baseline, root: options.root) }

  private func report(
    _ diagnostics: [Diagnostic], pageCount: Int, changes: OutputChanges? = nil
  ) -> BuildReport {
    BuildReport(found: acceptance.comparison(of: diagnostics), pageCount: pageCount, changes: changes)
  }
}

extension [PlannedAsset] {
  /// The same with relative URLs in style sheets and pictures.
  fileprivate func relative(below baseURL: BaseURL) -> [PlannedAsset] {
    let basePath = SiteAddress(baseURL, showsBasePath: false).basePath
    return map { $0.relative(below: basePath) }
  }
}
