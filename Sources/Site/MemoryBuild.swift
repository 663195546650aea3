internal import Diagnostics
internal import Files
public import Preview
internal import Routing
internal import Synchronization
internal import Viper

/// Builds the site in memory, for those who look at it while they write. A page at fault stays as it was last right.
public actor MemoryBuild: PreviewSite {
  private let builder: SiteBuilder
  private var last: PreviewBuild?

  /// Builds the site of the given modules; nothing is ever written.
  public init(_ options: BuildOptions, modules: @escaping SiteBuilder.Modules = AppModules.all) {
    builder = SiteBuilder(options, modules: modules)
  }

  /// Builds all of the site again. Throws where the ground is broken: a folder that cannot be read.
  public func build(changed: Set<String>?) async throws -> PreviewBuild {
    let site = try await builder.plan()
    let build =
      builder.isStopped(by: site.faults)
      ? stale(site.plan, site.faults) : try await render(site.plan, site.rules, found: site.faults)
    last = build
    return build
  }

  /// The site as it was, since it cannot be planned as it is.
  private func stale(_ plan: SitePlan, _ diagnostics: [Diagnostic]) -> PreviewBuild {
    var build = last ?? PreviewBuild(files: [:], basePath: plan.map.baseURL.path)
    tell(diagnostics, isStopped: true, in: &build)
    return build
  }

  private func render(
    _ plan: SitePlan, _ rules: PageRules, found: [Diagnostic]
  ) async throws -> PreviewBuild {
    let output = MemoryOutput()
    let outcome = try await builder.renderer(of: plan, rules).run(into: output, failOn: .never)
    var files = output.files.mapValues(PreviewFile.init)
    for asset in plan.assets { files[asset.path.text] = PreviewFile(try asset.bytes(in: plan.map)) }
    let pages = plan.pages.map { page in
      PreviewPage(
        path: page.destination.path.text, route: "\(page.destination.route)", module: page.module,
        source: page.source)
    }
    var build = PreviewBuild(files: files, basePath: plan.map.baseURL.path, pages: pages)
    tell(found + outcome.faults, isStopped: false, in: &build)
    for fault in build.faults where fault.diagnostic.severity == .error {
      guard case .pages(let paths) = fault.reach else { continue }
      for path in paths { build.files[path] = last?.files[path] ?? build.files[path] }
    }
    return build
  }

  /// Says which pages show a fault: the page it is in, or those made from the file it is in. If nothing can be built because of
  /// it, and it is in none of them, all do.
  private func tell(_ diagnostics: [Diagnostic], isStopped: Bool, in build: inout PreviewBuild) {
    let paths = Set(build.pages.map(\.path))
    let bySource = Dictionary(grouping: build.pages) { $0.source?.file ?? "" }
      .mapValues { Set($0.map(\.path)) }
    let outputs = Dictionary(grouping: diagnostics, by: \.place).mapValues { Set($0.map(\.location.file)) }
    let merged = Diagnostic.merged(diagnostics)
    build.faults = merged.map { diagnostic in
      let shown = outputs[diagnostic.place, default: []].intersection(paths)
        .union(bySource[diagnostic.place.file] ?? [])
      let isOfAll = isStopped && diagnostic.severity == .error && shown.isEmpty
      return PreviewFault(diagnostic, reach: isOfAll ? .site : .pages(shown))
    }
    build.excerpts = SourceExcerpts(of: merged, root: builder.options.root)
  }
}

/// Takes pages and keeps them.
private final class MemoryOutput: PageOutput {
  private let pages = Mutex<[String: [UInt8]]>([:])

  var files: [String: [UInt8]] { pages.withLock { $0 } }

  func stage(_ bytes: [UInt8], for path: OutputPath) throws(FileFailure) -> StagedFile {
    pages.withLock { $0[path.text] = bytes }
    return StagedFile(path: path, isNew: true, identity: nil)
  }

  func keep(_ identity: FileIdentity, at path: OutputPath) -> StagedFile? { nil }
}
