internal import Diagnostics
internal import Files
internal import Routing
internal import Viper

/// Renders all pages, several at a time, and hands each to the output while it is in memory.
struct SiteRenderer {
  /// How many pages a task takes at once: enough that taking them costs nothing, few enough to share the work.
  private static let blockSize = 32

  let plan: SitePlan
  let rules: PageRules
  let jobs: Int
  let delegate: any BuildDelegate

  /// What one task did.
  private struct Share {
    var faults: [Diagnostic] = []
    var staged: [StagedFile] = []
  }

  /// Renders the plan. Nothing is staged without an output, nor when a fault keeps the site from being published.
  func run(into output: StagedOutput?, failOn: Threshold) async throws -> (
    faults: [Diagnostic], staged: [StagedFile]
  ) {
    let next = Cursor()
    return try await withThrowingTaskGroup(of: Share.self) { group in
      for _ in 0..<jobs {
        group.addTask { try render(from: next, into: output, failOn: failOn) }
      }
      return try await group.reduce(into: (faults: [], staged: [])) { result, share in
        result.faults += share.faults
        result.staged += share.staged
      }
    }
  }

  private func render(from next: Cursor, into output: StagedOutput?, failOn: Threshold) throws -> Share {
    var renderer = PageRenderer(map: plan.map, rules: rules)
    var share = Share()
    while let block = next.take(Self.blockSize, of: plan.pages.count) {
      for number in block {
        let page = plan.pages[number]
        let faults = renderer.render(page)
        share.faults += faults
        if let output, !share.faults.contains(where: failOn.isReached) {
          share.staged.append(try output.stage(renderer.bytes, as: number, for: page.destination.path))
        }
      }
      delegate.buildDidRender(pageCount: block.count)
    }
    return share
  }
}
