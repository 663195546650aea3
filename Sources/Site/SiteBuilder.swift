internal import Caches
internal import ContentLoading
internal import Diagnostics
internal import Files
public import Fragments
internal import Prose
internal import Services
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
    if options.isStopped(by: site.faults) { return report(site.faults, pageCount: site.plan.pageCount) }
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

  private var recordFile: RecordFile { RecordFile(options) }

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

  /// Plans all pages of a site, and finds what is wrong so far.
  func plan(_ loaded: LoadedContent) async throws -> PlannedSite {
    let site = try await SitePlanner(options: options, modules: modules).plan(loaded)
    await PageChecker.tables.value
    delegate.buildDidFinish(.plan)
    return site
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
    let renderer = renderer(of: site, last: last, keepsRecord: digest != nil)
    let output = try await opening
    do {
      async let texts = TextReach.entries(of: site.contents, renderer.hash)
      let outcome =
        if let output, let reach = reach(of: site, from: start, last: last, among: await texts) {
          try await renderer.run(reached: reach.pages, of: reach.last, into: output)
        } else {
          // What is known is told apart only when all faults are there, so that with a baseline every page is kept until then.
          try await renderer.run(
            into: output, failOn: options.acceptance.isEmpty ? .severity(options.failOn) : .never)
        }
      let diagnostics = site.faults + outcome.faults + site.lateFaults + gonePages(plan, outcome, output)
      guard let output, !options.isStopped(by: diagnostics) else {
        output?.discard()
        return report(diagnostics + plan.assets.compactMap(\.readFault), pageCount: plan.pageCount)
      }
      let publisher = SitePublisher(options: options, delegate: delegate, start: start)
      let copies = try await publisher.stage(site, shownBy: outcome.links, into: output)
      guard copies.unreadable.isEmpty else {
        output.discard()
        return report(diagnostics + copies.unreadable, pageCount: plan.pageCount)
      }
      let entries = await texts
      let changes = try await publisher.publish(
        [outcome.staged, copies.files].joined(), of: site, in: output,
        isRepeatable: diagnostics.isEmpty && !site.isWaiting && !options.clock.isAsked
      ) {
        digest.map { site.record(of: outcome, $0, texts: entries, beside: try? last.get()) }
      }
      // Every page was made, and asked for all that it shows.
      if outcome.madeCount == plan.pages.count { site.workshop?.removeUnwanted() }
      return report(diagnostics, pageCount: plan.pageCount, changes: changes)
    } catch {
      output?.discard()
      throw error
    }
  }

  /// The pages of the last build that are gone without an address that leads on.
  private func gonePages(
    _ plan: SitePlan, _ outcome: RenderOutcome, _ output: StagedOutput?
  ) -> [Diagnostic] {
    let folder = OutputFolder(options.output)
    return GonePages(plan: plan, pagesByTitle: outcome.links.pagesByTitle, hash: outcome.hash)
      .diagnostics(in: options.output, known: output?.manifest ?? OutputManifest(in: folder))
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

  /// What renders a planned site.
  func renderer(
    of site: PlannedSite, last: Result<BuildRecord, RebuildReasons.OfAll>, keepsRecord: Bool
  ) -> SiteRenderer {
    SiteRenderer(
      plan: site.plan, rules: site.rules, jobs: options.jobs, delegate: delegate, root: options.root,
      workshop: site.workshop, last: last,
      keepsRecord: keepsRecord, hasRelativeLinks: options.hasRelativeLinks)
  }

  private func report(
    _ diagnostics: [Diagnostic], pageCount: Int, changes: OutputChanges? = nil
  ) -> BuildReport {
    BuildReport(
      found: options.acceptance.comparison(of: diagnostics), pageCount: pageCount, changes: changes)
  }
}
