internal import ContentLoading
internal import Diagnostics
internal import Files
public import Preview
internal import Routing
internal import Services
internal import Viper

/// Builds the site in memory, for those who look at it while they write. A page at fault stays as it was last right.
///
/// What changed decides what is done: where it is the text of Markdown alone, or an article's headline, the pages that show it
/// are made again; else all is planned again, and of the same site only pages that show something else are made.
public actor MemoryBuild: PreviewSite {
  private let builder: SiteBuilder
  private var shelf = ContentShelf()
  /// The site as it was planned last; nothing where a build since then did not come to its end.
  private var standing: StandingSite?
  private var last: PreviewBuild?
  /// Where the pages of the last build are, once somebody asked.
  private var places: PagePlaces?

  /// Builds the site of the given modules; nothing is ever written but what programs make.
  public init(
    _ options: BuildOptions, modules: @escaping SiteBuilder.Modules = AppModules.all,
    delegate: any BuildDelegate = SilentDelegate()
  ) {
    var options = options
    // Under names that stay, a style sheet is swapped without loading the page again.
    options.fingerprints = false
    builder = SiteBuilder(options, modules: modules, delegate: delegate)
  }

  /// Builds what the files at these paths reach; with nothing said, everything. Throws where the ground is broken: a folder
  /// that cannot be read.
  public func build(changed: Set<String>?) async throws -> PreviewBuild {
    let build: PreviewBuild
    if let quick = try await buildTexts(changed) {
      build = quick
    } else {
      build = try await buildAll(changed)
    }
    last = build
    return build
  }

  /// Makes the pages again that show a text or a headline that changed; nothing if more than those did.
  private func buildTexts(_ changed: Set<String>?) async throws -> PreviewBuild? {
    guard let changed, let site = standing, let last, !site.planned.isMadeFromTexts,
      !site.reads(anyOf: changed), let change = shelf.takeSmallChange(of: changed),
      change == .texts || site.planned.contents.allSatisfy(\.isInOrder)
    else { return nil }
    standing = nil
    let output = MemoryOutput()
    guard let outcome = try await site.render(textsOf: changed, into: output) else { return nil }
    var files = site.files
    for (path, file) in output.files { files[path] = file }
    let shown = site.planned.plan.renditions(shownBy: outcome.links)
    guard shown.allSatisfy({ files[$0.path.text] != nil }) else { return nil }
    return finish(consume site, outcome, files, as: last)
  }

  /// Plans everything again, and makes what shows something else now.
  private func buildAll(_ changed: Set<String>?) async throws -> PreviewBuild {
    let known = standing
    standing = nil
    shelf.forget(changed)
    let planned = try await builder.plan(builder.load(from: shelf))
    shelf = planned.shelf ?? ContentShelf()
    if builder.options.isStopped(by: planned.faults) { return stale(planned) }
    let site = StandingSite(planned, by: builder, after: known, changed: changed)
    let plan = planned.plan
    let output = MemoryOutput()
    let outcome = try await site.renderer.run(into: output, failOn: .never)
    var files = site.files
    for (path, file) in output.files { files[path] = file }
    var unreadable: [Diagnostic] = []
    for asset in plan.assets where site.isFresh || asset.isAnother(after: changed) {
      do throws(FileFailure) {
        files[asset.path.text] = PreviewFile(try asset.bytes(in: plan.map))
      } catch {
        unreadable.append(asset.fault(for: error))
      }
    }
    for rendition in plan.renditions(shownBy: outcome.links) where files[rendition.path.text] == nil {
      // What is wrong with it is told where it is shown.
      guard let bytes = try? await planned.workshop?.bytes(of: rendition) else { continue }
      files[rendition.path.text] = PreviewFile(bytes)
    }
    places = nil
    return finish(
      site, outcome, files,
      as: PreviewBuild(files: files, basePath: plan.map.baseURL.path, pages: Self.pages(of: plan)),
      beside: unreadable)
  }

  /// The site as it was, since it cannot be planned as it is.
  private func stale(_ site: PlannedSite) -> PreviewBuild {
    var build = last ?? PreviewBuild(files: [:], basePath: site.plan.map.baseURL.path)
    tell(site.faults, isStopped: true, in: &build)
    return build
  }

  /// Takes what came out, `files` and what is wrong, into a build of the same pages; those at fault stay as they were.
  private func finish(
    _ site: consuming StandingSite, _ outcome: RenderOutcome, _ files: [String: PreviewFile],
    as known: PreviewBuild, beside unreadable: [Diagnostic] = []
  ) -> PreviewBuild {
    var build = known
    build.files = files
    let insight = PageInsight(plan: site.planned.plan, rules: site.planned.rules, links: outcome.links)
    build.detail = { insight.detail(of: $0) }
    tell(
      site.planned.faults + outcome.faults + site.planned.lateFaults + unreadable, isStopped: false,
      in: &build)
    for fault in build.faults where fault.diagnostic.severity == .error {
      guard case .pages(let paths) = fault.reach else { continue }
      for path in paths { build.files[path] = last?.files[path] ?? build.files[path] }
    }
    site.learn(from: outcome, files: files)
    build.sources = site.sources
    standing = site
    return build
  }

  private static func pages(of plan: SitePlan) -> [PreviewPage] {
    plan.pages.map { page in
      PreviewPage(
        path: page.destination.path.text, route: "\(page.destination.route)", module: page.module,
        source: page.source)
    }
  }

  /// Says which pages show a fault: the page it is in, or those made from the file it is in. If nothing can be built because of
  /// it, and it is in none of them, all do.
  private func tell(_ diagnostics: [Diagnostic], isStopped: Bool, in build: inout PreviewBuild) {
    build.faults = []
    build.excerpts = .none
    if diagnostics.isEmpty { return }
    let places = places ?? PagePlaces(build.pages)
    self.places = places
    let outputs = Dictionary(grouping: diagnostics, by: \.place).mapValues { Set($0.map(\.location.file)) }
    let merged = Diagnostic.merged(diagnostics)
    build.faults = merged.map { diagnostic in
      let shown = outputs[diagnostic.place, default: []].intersection(places.paths)
        .union(places.bySource[diagnostic.place.file] ?? [])
      let isOfAll = isStopped && diagnostic.severity == .error && shown.isEmpty
      return PreviewFault(diagnostic, reach: isOfAll ? .site : .pages(shown))
    }
    build.excerpts = SourceExcerpts(of: merged, root: builder.options.root)
  }
}

/// Where pages are, for who has to tell which of them something concerns.
private struct PagePlaces {
  let paths: Set<String>
  /// The pages that are made from a file.
  let bySource: [String: Set<String>]

  init(_ pages: [PreviewPage]) {
    paths = Set(pages.map(\.path))
    bySource = Dictionary(grouping: pages) { $0.source?.file ?? "" }.mapValues { Set($0.map(\.path)) }
  }
}

extension PlannedAsset {
  /// Whether the asset may have other bytes after files changed.
  fileprivate func isAnother(after changed: Set<String>?) -> Bool {
    guard case .file = origin, let changed else { return true }
    return FolderPath.lies(source, inAnyOf: changed)
  }
}
