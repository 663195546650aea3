internal import Diagnostics
internal import Digests
internal import Files
internal import Routing
internal import Viper

/// Renders all pages, several at a time, and hands each to the output while it is in memory; then looks at what only all
/// pages together show.
struct SiteRenderer {
  /// How many pages a task takes at once: enough that taking them costs nothing, few enough to share the work.
  private static let blockSize = 32

  let plan: SitePlan
  let rules: PageRules
  let jobs: Int
  let delegate: any BuildDelegate
  let keys: SourceKeys
  /// What the last build left, if it was one of the same site.
  var last: BuildRecord?
  /// The pages that what changed since then reaches, by their numbers, where that is known: no other is asked for.
  var touched: Set<Int>?
  /// Whether the next build goes by this one.
  let keepsRecord: Bool
  private let wording: LinkWording

  init(
    plan: SitePlan, rules: PageRules, jobs: Int, delegate: any BuildDelegate, root: String,
    last: BuildRecord? = nil, keepsRecord: Bool = false
  ) {
    self.keepsRecord = keepsRecord
    self.plan = plan
    self.rules = rules
    self.jobs = jobs
    self.delegate = delegate
    self.last = last
    keys = SourceKeys(root: root)
    wording = LinkWording(targets: plan.linkTargets(last?.hash ?? ByteHash()), levels: rules.levels)
  }

  /// What one task did.
  private struct Share {
    var faults: [Diagnostic] = []
    var staged: [StagedFile] = []
    var links: [LinkShare] = []
    /// What the next build can go by, with the number of the page.
    var known: [(number: Int, page: BuildRecord.Page)] = []
    /// The files of which pages that were asked for show the text.
    var texts: [(number: Int, paths: [String])] = []
    var times = PageTimes()
  }

  /// What came of rendering.
  struct Outcome {
    let faults: [Diagnostic]
    let staged: [StagedFile]
    /// The site's pages by their titles' hashes.
    let pagesByTitle: [UInt64: Int]
    /// What hashes were made with.
    let hash: ByteHash
    /// What the next build can go by.
    let pages: [BuildRecord.Page]
    /// What is known of the links of all pages.
    let links: LinkShare
    /// The files of which pages that were asked for show the text, with the pages' numbers.
    let texts: [(number: Int, paths: [String])]
  }

  /// Renders the plan. Nothing is staged without an output, nor when a fault keeps the site from being published.
  func run(into output: (any PageOutput)?, failOn: Threshold) async throws -> Outcome {
    let next = Cursor()
    let share = try await withThrowingTaskGroup(of: Share.self) { group in
      for _ in 0..<jobs {
        group.addTask { try render(from: next, into: output, failOn: failOn) }
      }
      return try await group.reduce(into: Share()) { result, share in
        result.faults += share.faults
        result.staged += share.staged
        result.links += share.links
        result.known += share.known
        result.texts += share.texts
        result.times.add(share.times)
      }
    }
    delegate.buildDidFinish(.render)
    delegate.buildDidTime(share.times)
    defer { delegate.buildDidFinish(.links) }
    let graph = LinkGraph(wording.targets, share.links)
    let late = LateFaults(wording: wording) { TracedPage(plan.pages[$0], in: plan.map, keys: keys) }
    return Outcome(
      faults: share.faults + late.diagnostics(for: graph.faults()) + (try styleFaults()),
      staged: share.staged,
      pagesByTitle: graph.pagesByTitle(), hash: wording.targets.hash, pages: pages(share.known),
      links: LinkShare(joining: share.links), texts: share.texts)
  }

  /// What is known of each page of the plan.
  private func pages(_ known: [(number: Int, page: BuildRecord.Page)]) -> [BuildRecord.Page] {
    var pages = [BuildRecord.Page](repeating: .unknown, count: plan.pages.count)
    for (number, page) in known { pages[number] = page }
    return pages
  }

  private func render(from next: Cursor, into output: (any PageOutput)?, failOn: Threshold) throws -> Share {
    var renderer = PageRenderer(
      map: plan.map, rules: rules, wording: wording, keys: keys, laps: Laps(isRunning: delegate.timesPages))
    var share = Share()
    while let block = next.take(Self.blockSize, of: plan.pages.count) {
      for number in block {
        let page = plan.pages[number]
        let untouched = touched?.contains(number) == false ? last?.page(number)?.response : nil
        let summary = keepsRecord && untouched == nil ? page.summary : nil
        if let summary { share.texts.append((number, summary.texts)) }
        let response = untouched ?? summary?.digest
        if let output, let response, let kept = keep(number, response, in: output) {
          renderer.reuse(kept.links, of: kept.share)
          share.staged.append(kept.file)
          share.known.append((number, kept.page))
          continue
        }
        let before = delegate.timesPages ? renderer.laps.total : .zero
        let faults = renderer.render(page, number: number)
        share.faults += faults
        if let output, !share.faults.contains(where: failOn.isReached) {
          let file = try output.stage(renderer.bytes, for: page.destination.path)
          share.staged.append(file)
          if faults.isEmpty, let response, let identity = file.identity {
            share.known.append((number, BuildRecord.Page(response: response, output: identity)))
          }
        }
        renderer.laps.end(.write)
        if delegate.timesPages {
          share.times.add(
            PageTimes.Page(path: page.destination.path.text, duration: renderer.laps.total - before))
        }
      }
      delegate.buildDidRender(pageCount: block.count)
    }
    if let links = renderer.share { share.links.append(links) }
    share.times.laps = renderer.laps
    return share
  }

  /// A page that is in the output folder as it would be made now.
  private struct KeptPage {
    let page: BuildRecord.Page
    let file: StagedFile
    let links: LinkShare.Page
    let share: LinkShare
  }

  /// The page of the last build, if it was made of the same and is still there.
  private func keep(_ number: Int, _ response: Digest, in output: any PageOutput) -> KeptPage? {
    guard let last, let page = last.page(number), page.response == response,
      let links = last.links(of: number),
      let file = output.keep(page.output, at: plan.pages[number].destination.path)
    else { return nil }
    return KeptPage(page: page, file: file, links: links, share: last.links)
  }

  private func styleFaults() throws(FileFailure) -> [Diagnostic] {
    let check = AssetCheck(wording)
    var faults: [Diagnostic] = []
    for asset in plan.assets where AssetCheck.canLink(asset.path.text) && !asset.isPressed {
      faults += check.diagnostics(for: try asset.bytes(in: plan.map), at: asset.path.text, from: asset.source)
    }
    return faults
  }
}
