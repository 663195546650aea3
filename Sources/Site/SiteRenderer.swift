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
  private let wording: LinkWording

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

  /// What one task did.
  private struct Share {
    var faults: [Diagnostic] = []
    var staged: [StagedFile] = []
    var links: [LinkShare] = []
    /// What the next build can go by, with the number of the page.
    var known: [(number: Int, page: BuildRecord.Page)] = []
    /// Whose texts the pages that were asked for show.
    var texts = TextReach.Findings()
    /// What pages are made of now, with their numbers; those of which it is the same are left out, and all where nobody keeps them.
    var answers: [(number: Int, answer: any PageAnswer)] = []
    var times = PageTimes()
    /// Why pages were made, with their numbers; only where somebody asks.
    var reasons: [(number: Int, reason: RebuildReasons.OfPage)] = []
    var madeCount = 0

    init() {}

    /// What all tasks did. One list after the other is taken out of their shares, so that hardly anything is there twice at a
    /// time; what is known of links stays in parts.
    init(joining parts: consuming [Share]) {
      var parts = parts
      faults = Self.take(\.faults, from: &parts)
      staged = Self.take(\.staged, from: &parts)
      links = Self.take(\.links, from: &parts)
      known = Self.take(\.known, from: &parts)
      texts.pages = Self.take(\.texts.pages, from: &parts)
      texts.showings = Self.take(\.texts.showings, from: &parts)
      answers = Self.take(\.answers, from: &parts)
      reasons = Self.take(\.reasons, from: &parts)
      for part in parts {
        times.add(part.times)
        madeCount += part.madeCount
      }
    }

    private static func take<Element>(
      _ list: WritableKeyPath<Share, [Element]>, from parts: inout [Share]
    ) -> [Element] {
      var all: [Element] = []
      all.reserveCapacity(parts.reduce(0) { $0 + $1[keyPath: list].count })
      for index in parts.indices {
        all += parts[index][keyPath: list]
        parts[index][keyPath: list] = []
      }
      return all
    }

    /// Puts what is known of pages in its place, and nowhere else from then on.
    mutating func movePages(to pages: inout [BuildRecord.Page]) {
      for (number, page) in known { pages[number] = page }
      known = []
    }

    /// What is known of the links of all its pages, which is known to nobody else from then on.
    mutating func joinLinks() -> LinkShare {
      let parts = links
      links = []
      return LinkShare(joining: parts)
    }
  }

  /// What came of rendering.
  struct Outcome {
    /// What is wrong with single pages.
    let pageFaults: [Diagnostic]
    let siteFaults: SiteFaults
    var staged: [StagedFile]
    /// What hashes were made with.
    let hash: ByteHash
    /// What the next build can go by.
    let pages: [BuildRecord.Page]
    /// How many pages were made, and not left as they were.
    let madeCount: Int
    /// What is known of the links of all pages.
    let links: LinkShare
    /// Whose texts the pages that were asked for show.
    let texts: TextReach.Findings
    /// What pages were made of where it is another than before, with their numbers.
    let answers: [(number: Int, answer: any PageAnswer)]

    var faults: [Diagnostic] { pageFaults + siteFaults.diagnostics }
  }

  /// What only all pages together show to be wrong.
  struct SiteFaults {
    var diagnostics: [Diagnostic] = []
    /// The pages in which it shows, by their numbers.
    var pages: Set<Int> = []
  }

  /// Renders the plan. Nothing is staged without an output, nor when a fault keeps the site from being published.
  func run(into output: (any PageOutput)?, failOn: Threshold) async throws -> Outcome {
    var share = try await render(plan.pages.indices, into: output, failOn: failOn)
    let links = share.joinLinks()
    tell(share)
    defer { delegate.buildDidFinish(.links) }
    var pages = [BuildRecord.Page](repeating: .unknown, count: plan.pages.count)
    share.movePages(to: &pages)
    return Outcome(
      pageFaults: share.faults, siteFaults: siteFaults(links), staged: share.staged,
      hash: wording.targets.hash, pages: pages, madeCount: share.madeCount, links: links, texts: share.texts,
      answers: share.answers)
  }

  /// Renders some pages of a site that is as it was in all that others show. What all pages together show is looked at again
  /// only if those pages say, or link to, something else than they did, or something was wrong in them.
  func rerun(
    _ numbers: Set<Int>, of last: BuildRecord, after faults: SiteFaults, into output: any PageOutput
  ) async throws -> Outcome {
    var share = try await render(numbers, into: output, failOn: .never)
    tell(share)
    defer { delegate.buildDidFinish(.links) }
    var links = last.links
    let saysTheSame = links.replace(numbers, by: share.joinLinks())
    var pages = last.pages
    for number in numbers { pages[number] = .unknown }
    share.movePages(to: &pages)
    return Outcome(
      pageFaults: share.faults,
      siteFaults: saysTheSame && faults.pages.isDisjoint(with: numbers) ? faults : siteFaults(links),
      staged: share.staged, hash: last.hash, pages: pages, madeCount: share.madeCount, links: links,
      texts: share.texts, answers: share.answers)
  }

  private func tell(_ share: Share) {
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
  ) async throws -> Share {
    let numbers = numbers.sorted(by: >)
    let next = Cursor()
    return try await withThrowingTaskGroup(of: Share.self) { group in
      for _ in 0..<min(jobs, max(1, numbers.count)) {
        group.addTask { try await render(numbers, from: next, into: output, failOn: failOn) }
      }
      return Share(joining: try await group.reduce(into: []) { $0.append($1) })
    }
  }

  private func render(
    _ numbers: [Int], from next: Cursor, into output: (any PageOutput)?, failOn: Threshold
  ) async throws -> Share {
    var renderer = PageRenderer(
      map: plan.map, rules: rules, wording: wording, keys: keys, workshop: workshop,
      hasRelativeLinks: hasRelativeLinks, laps: Laps(isRunning: delegate.timesPages))
    var share = Share()
    let blockSize = max(1, min(Self.blockSize, numbers.count / jobs / 4))
    while let block = next.take(blockSize, of: numbers.count) {
      for number in numbers[block] {
        let page = plan.pages[number]
        let before = delegate.timesPages ? renderer.laps.total : .zero
        renderer.laps.skip()
        let answer = keepsRecord ? page.answer : nil
        renderer.laps.end(.interactor)
        let response = answer.flatMap { digest(of: $0, number, into: &share) }
        if let output, let response, let last = try? last.get() {
          do throws(RebuildReasons.OfPage) {
            let kept = try keep(number, response, of: last, in: output)
            renderer.reuse(kept.links, of: last.links)
            share.staged.append(kept.file)
            share.known.append((number, kept.page))
            continue
          } catch {
            if delegate.asksForReasons { share.reasons.append((number, error)) }
          }
        }
        share.madeCount += 1
        var faults = renderer.render(page, of: answer, number: number)
        while renderer.isWaiting {
          await workshop?.makeOrders(of: page.destination.path.text)
          faults = renderer.render(page, number: number)
        }
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

  /// The digest of what a page is made of now. What is the same as before is not summed up again.
  private func digest(of answer: any PageAnswer, _ number: Int, into share: inout Share) -> Digest? {
    if answers.indices.contains(number), let known = answers[number], answer.isSame(as: known),
      let last = try? last.get().page(number)
    {
      return last.response
    }
    guard let summary = try? answer.summary() else { return nil }
    share.texts.note(summary.texts, shownBy: number, wording.targets.hash)
    if !answers.isEmpty { share.answers.append((number, answer)) }
    return summary.digest
  }

  /// A page that is in the output folder as it would be made now.
  private struct KeptPage {
    let page: BuildRecord.Page
    let file: StagedFile
    let links: LinkShare.Page
  }

  /// The page of the last build. Throws why it has to be made.
  private func keep(
    _ number: Int, _ response: Digest, of last: BuildRecord, in output: any PageOutput
  ) throws(RebuildReasons.OfPage) -> KeptPage {
    guard let page = last.page(number), let links = last.links(of: number) else { throw .unknown }
    guard page.response == response else { throw .content }
    guard let file = output.keep(page.output, at: plan.pages[number].destination.path) else { throw .file }
    return KeptPage(page: page, file: file, links: links)
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
