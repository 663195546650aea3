internal import Diagnostics
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
  private let wording: LinkWording

  init(plan: SitePlan, rules: PageRules, jobs: Int, delegate: any BuildDelegate, root: String) {
    self.plan = plan
    self.rules = rules
    self.jobs = jobs
    self.delegate = delegate
    keys = SourceKeys(root: root)
    wording = LinkWording(targets: plan.linkTargets(), levels: rules.levels)
  }

  /// What one task did.
  private struct Share {
    var faults: [Diagnostic] = []
    var staged: [StagedFile] = []
    var links: [LinkShare] = []
  }

  /// What came of rendering.
  struct Outcome {
    let faults: [Diagnostic]
    let staged: [StagedFile]
    /// The site's pages by their titles' hashes.
    let pagesByTitle: [UInt64: Int]
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
      }
    }
    let graph = LinkGraph(wording.targets, share.links)
    let late = LateFaults(wording: wording) { TracedPage(plan.pages[$0], in: plan.map, keys: keys) }
    return Outcome(
      faults: share.faults + late.diagnostics(for: graph.faults()) + (try styleFaults()),
      staged: share.staged,
      pagesByTitle: graph.pagesByTitle())
  }

  private func render(from next: Cursor, into output: (any PageOutput)?, failOn: Threshold) throws -> Share {
    var renderer = PageRenderer(map: plan.map, rules: rules, wording: wording, keys: keys)
    var share = Share()
    while let block = next.take(Self.blockSize, of: plan.pages.count) {
      for number in block {
        let page = plan.pages[number]
        let faults = renderer.render(page, number: number)
        share.faults += faults
        if let output, !share.faults.contains(where: failOn.isReached) {
          share.staged.append(try output.stage(renderer.bytes, as: number, for: page.destination.path))
        }
      }
      delegate.buildDidRender(pageCount: block.count)
    }
    if let links = renderer.share { share.links.append(links) }
    return share
  }

  private func styleFaults() throws(FileFailure) -> [Diagnostic] {
    let check = StyleSheetCheck(wording)
    var faults: [Diagnostic] = []
    for asset in plan.assets where StyleSheetCheck.isStyleSheet(asset.path.text) {
      faults += check.diagnostics(for: try asset.bytes(in: plan.map), at: asset.path.text, from: asset.source)
    }
    return faults
  }
}
