internal import Diagnostics
internal import Digests
internal import Files
internal import Routing
internal import Viper

/// Renders all pages, several at a time, and hands each to the output while it is in memory; then looks at what only all
/// pages together show.
struct SiteRenderer {
  /// How many pages a task takes at once, where there are many: enough that taking them costs nothing.
  private static let blockSize = 32

  let plan: SitePlan
  let rules: PageRules
  let jobs: Int
  let delegate: any BuildDelegate
  let keys: SourceKeys
  /// Who makes what pages show; nobody where nothing is asked for.
  let workshop: SiteWorkshop?
  /// What the last build left, if it was one of the same site, or why nothing of it can be used.
  var last: Result<BuildRecord, RebuildReasons.OfAll>
  /// What the pages were made of in the last build, by their numbers, for a site that stands in memory.
  var answers: [(any PageAnswer)?] = []
  /// Whether the next build goes by this one.
  let keepsRecord: Bool
  /// Whether links inside the site are relative to their page.
  let hasRelativeLinks: Bool
  let wording: LinkWording

  init(
    plan: SitePlan, rules: PageRules, jobs: Int, delegate: any BuildDelegate, root: String,
    workshop: SiteWorkshop? = nil,
    last: Result<BuildRecord, RebuildReasons.OfAll> = .failure(.asked), keepsRecord: Bool = false,
    hasRelativeLinks: Bool = false
  ) {
    self.keepsRecord = keepsRecord
    self.hasRelativeLinks = hasRelativeLinks
    self.plan = plan
    self.workshop = workshop
    self.rules = rules
    self.jobs = jobs
    self.delegate = delegate
    self.last = last
    keys = SourceKeys(root: root)
    wording = LinkWording(
      targets: plan.linkTargets((try? last.get())?.hash ?? ByteHash()), levels: rules.levels)
  }

  /// What hashes are made with.
  var hash: ByteHash { wording.targets.hash }

  /// Renders the plan. Nothing is staged without an output, nor when a fault keeps the site from being published.
  func run(into output: (any PageOutput)?, failOn: Threshold) async throws -> RenderOutcome {
    var share = try await render(plan.pages.indices, into: output, failOn: failOn)
    let links = share.joinLinks()
    tell(share)
    defer { delegate.buildDidFinish(.links) }
    var pages = [BuildRecord.Page](repeating: .unknown, count: plan.pages.count)
    share.movePages(to: &pages)
    return RenderOutcome(
      pageFaults: share.faults, siteFaults: siteFaults(links), staged: share.staged,
      hash: wording.targets.hash, pages: pages, madeCount: share.madeCount, links: links, texts: share.texts,
      answers: share.answers)
  }

  /// Renders some pages of a site that is as it was in all that others show. What all pages together show is looked at again
  /// only if those pages say, or link to, something else than they did, or something was wrong in them.
  func rerun(
    _ numbers: Set<Int>, of last: BuildRecord, after faults: SiteFaults, into output: any PageOutput
  ) async throws -> RenderOutcome {
    var share = try await render(numbers, into: output, failOn: .never)
    tell(share)
    defer { delegate.buildDidFinish(.links) }
    var links = last.links
    let saysTheSame = links.replace(numbers, by: share.joinLinks())
    var pages = last.pages
    for number in numbers { pages[number] = .unknown }
    share.movePages(to: &pages)
    return RenderOutcome(
      pageFaults: share.faults,
      siteFaults: saysTheSame && faults.pages.isDisjoint(with: numbers) ? faults : siteFaults(links),
      staged: share.staged, hash: last.hash, pages: pages, madeCount: share.madeCount, links: links,
      texts: share.texts, answers: share.answers)
  }

  private func tell(_ share: RenderShare) {
    delegate.buildDidFinish(.render)
    delegate.buildDidTime(share.times)
    guard delegate.asksForReasons else { return }
    var ofAll: RebuildReasons.OfAll?
    if case .failure(let reason) = last { ofAll = reason }
    delegate.buildDidExplain(
      RebuildReasons(
        ofAll: ofAll,
        pages: share.reasons.sorted { $0.number < $1.number }.map {
          (plan.pages[$0.number].destination.path.text, $0.reason)
        }, madeCount: share.madeCount, keptCount: plan.pages.count - share.madeCount))
  }

  private func siteFaults(_ links: LinkShare) -> SiteFaults {
    let faults = LinkGraph(wording.targets, links).faults()
    let relativeLinks = hasRelativeLinks ? RelativeLinks(in: wording.targets) : nil
    let late = LateFaults(wording: wording) {
      TracedPage(plan.pages[$0], in: plan.map, keys: keys, relativeLinks)
    }
    let told = faults.filter { !isWithheldOrphan($0) }
    return SiteFaults(
      diagnostics: late.diagnostics(for: told) + styleFaults(), pages: Set(faults.map(\.page)))
  }

  /// Whether a fault says that nobody links to a draft: pages that are published may not.
  private func isWithheldOrphan(_ fault: LinkGraph.LateFault) -> Bool {
    guard case .orphan = fault.flaw, let source = plan.pages[fault.page].source?.file else { return false }
    return plan.withheld.contains(source)
  }

  /// Renders the pages of these numbers, several at a time.
  ///
  /// The last of the plan come first: those that show all others, such as the sitemap, which takes as long as a thousand other
  /// pages. At the end all tasks but one would wait for it.
  private func render(
    _ numbers: some Sequence<Int>, into output: (any PageOutput)?, failOn: Threshold
  ) async throws -> RenderShare {
    let numbers = numbers.sorted(by: >)
    let next = Cursor()
    return try await withThrowingTaskGroup(of: RenderShare.self) { group in
      for _ in 0..<min(jobs, max(1, numbers.count)) {
        group.addTask { try await render(numbers, from: next, into: output, failOn: failOn) }
      }
      return RenderShare(joining: try await group.reduce(into: []) { $0.append($1) })
    }
  }

  private func render(
    _ numbers: [Int], from next: Cursor, into output: (any PageOutput)?, failOn: Threshold
  ) async throws -> RenderShare {
    var task = RenderTask(self, into: output, failOn: failOn)
    let blockSize = max(1, min(Self.blockSize, numbers.count / jobs / 4))
    while let block = next.take(blockSize, of: numbers.count) {
      for number in numbers[block] { try await task.render(number) }
      delegate.buildDidRender(pageCount: block.count)
    }
    return task.finish()
  }

  private func styleFaults() -> [Diagnostic] {
    let check = AssetCheck(wording)
    var faults: [Diagnostic] = []
    for asset in plan.assets where AssetCheck.canLink(asset.path.text) && !asset.isPressed {
      do throws(FileFailure) {
        faults += check.diagnostics(
          for: try asset.ownBytes(), at: asset.path.text, from: asset.source)
      } catch {
        faults.append(asset.fault(for: error))
      }
    }
    return faults
  }
}
