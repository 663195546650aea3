internal import ContentLoading
internal import Diagnostics
internal import Digests
internal import Entities
internal import Files
public import Fragments
internal import RedirectModule
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

  /// Builds the site and publishes it, all or nothing. Throws where the ground is broken: a folder that cannot be read or
  /// written; what is wrong with the content is told in the report.
  public func build() async throws -> BuildReport {
    let (plan, templates, rules, faults) = try await plan()
    guard !isStopped(by: faults) else { return report(faults, pageCount: plan.pages.count) }
    delegate.buildDidPlan(pageCount: plan.pages.count)
    let site = options.reusesPages ? BuildRecord.site(plan, templates, options) : nil
    return try await render(plan, rules, found: faults, site: site)
  }

  /// Loads the site and plans all pages; tells what is wrong so far.
  func plan() async throws -> (SitePlan, SiteTemplates, PageRules, faults: [Diagnostic]) {
    let loaded = try await ContentLoader(root: options.root).load(
      ContentChoice(
        drafts: options.drafts, future: options.future, now: options.clock.instant, baseURL: options.baseURL))
    let templates = try SiteTemplates(root: options.root)
    let rules = PageRules(loaded.content.settings)
    let (plan, faults) = plan(loaded, templates, rules)
    return (plan, templates, rules, faults)
  }

  /// Plans all pages and tells everything that is wrong before one is rendered. What is wrong with content or settings hides
  /// pages, so that links and paths are looked at only when neither is.
  private func plan(
    _ loaded: LoadedContent, _ templates: SiteTemplates, _ rules: PageRules
  ) -> (SitePlan, faults: [Diagnostic]) {
    let settings = loaded.content.settings
    let baseURL = BaseURL(settings.baseURL) ?? .root
    let library = TemplateLibrary(
      templates.sources, basePath: baseURL.path, isMinifying: options.minify)
    let services = ServicesContainer(content: loaded.content, clock: options.clock)
    let kit = PageKit(services: services, templates: library)
    let collections = Collections(settings)
    let assets = loaded.assets.compactMap { asset in
      OutputPath(asset.output).map {
        PlannedAsset(source: asset.source, path: $0, origin: .file(asset.file))
      }
    }
    let redirects = settings.redirects.flatMap { OutputPath($0) }.map {
      PlannedAsset(
        source: ContentLoader.settingsPath, path: $0,
        origin: .redirects(RedirectPage.redirects(in: loaded.content)))
    }
    let plan = SitePlan(
      modules: modules(kit, collections), assets: assets + templates.assets + (redirects.map { [$0] } ?? []),
      baseURL: baseURL,
      unpublished: loaded.unpublished)
    let contentFaults = loaded.diagnostics + collections.faults + rules.faults
    var faults =
      contentFaults + templates.faults + library.diagnostics + kit.faults + plan.moduleFaults
    if !isStopped(by: contentFaults) {
      faults += templates.own(library.unusedTemplates)
      faults += plan.collisions + TargetCheck.faults(in: loaded.content, map: plan.map)
    }
    return (plan, faults)
  }

  /// Renders a plan and publishes it. `site` is the digest of all that every page depends on, if pages of the last build may be
  /// kept.
  private func render(
    _ plan: SitePlan, _ rules: PageRules, found: [Diagnostic], site: Digest?
  ) async throws -> BuildReport {
    let output = options.dryRun ? nil : try StagedOutput(options.output)
    let recordFile = BuildRecordFile(root: options.root, output: options.output)
    do {
      let last = output == nil || site == nil ? nil : recordFile.read()
      let renderer = renderer(of: plan, rules, last: last?.site == site ? last : nil)
      // What is known is told apart only when all faults are there, so that with a baseline every page is kept until then.
      let result = try await renderer.run(
        into: output, failOn: acceptance.isEmpty ? .severity(options.failOn) : .never)
      let gone = GonePages(plan: plan, pagesByTitle: result.pagesByTitle, hash: result.hash).diagnostics(
        in: options.output)
      let diagnostics = found + result.faults + gone
      guard let output, !isStopped(by: diagnostics) else {
        output?.discard()
        return report(diagnostics, pageCount: plan.pages.count)
      }
      let assets = try plan.assets.map { try output.stage($0.bytes(in: plan.map), for: $0.path) }
      let changes = try output.publish(result.staged + assets)
      if let site {
        recordFile.write(
          BuildRecord(site: site, hash: result.hash, pages: result.pages, links: result.links))
      }
      return report(diagnostics, pageCount: plan.pages.count, changes: changes)
    } catch {
      output?.discard()
      throw error
    }
  }

  /// What renders a plan.
  func renderer(of plan: SitePlan, _ rules: PageRules, last: BuildRecord? = nil) -> SiteRenderer {
    SiteRenderer(
      plan: plan, rules: rules, jobs: options.jobs, delegate: delegate, root: options.root, last: last)
  }

  /// Whether something is wrong that keeps the site from being built.
  func isStopped(by diagnostics: [Diagnostic]) -> Bool {
    let stopping = diagnostics.filter { $0.severity >= options.failOn }
    return !stopping.isEmpty && !acceptance.comparison(of: stopping).new.isEmpty
  }

  private var acceptance: Acceptance { Acceptance(options.baseline, root: options.root) }

  private func report(
    _ diagnostics: [Diagnostic], pageCount: Int, changes: OutputChanges? = nil
  ) -> BuildReport {
    BuildReport(found: acceptance.comparison(of: diagnostics), pageCount: pageCount, changes: changes)
  }
}
