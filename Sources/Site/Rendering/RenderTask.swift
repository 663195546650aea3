internal import Diagnostics
internal import Digests
internal import Routing
internal import Viper

/// Renders one page after the other, beside other tasks that render others.
struct RenderTask: ~Copyable {
  private let site: SiteRenderer
  /// What the last build left, if anything of it can be used.
  private let last: BuildRecord?
  private let output: (any PageOutput)?
  private let failOn: Threshold
  private var renderer: PageRenderer
  private var share = RenderShare()
  /// Whether something was wrong that keeps the site from being published.
  private var isStopped = false

  init(_ site: SiteRenderer, into output: (any PageOutput)?, failOn: Threshold) {
    self.site = site
    self.output = output
    self.failOn = failOn
    last = try? site.last.get()
    renderer = PageRenderer(
      map: site.plan.map, rules: site.rules, wording: site.wording, keys: site.keys, workshop: site.workshop,
      hasRelativeLinks: site.hasRelativeLinks, laps: Laps(isRunning: site.delegate.timesPages))
  }

  /// Keeps the page of this number as the last build left it, or makes it.
  mutating func render(_ number: Int) async throws {
    let page = site.plan.pages[number]
    let before = site.delegate.timesPages ? renderer.laps.total : .zero
    renderer.laps.skip()
    let answer = site.keepsRecord ? page.answer : nil
    renderer.laps.end(.interactor)
    let response = answer.flatMap { digest(of: $0, number) }
    if keeps(page, number, response) { return }
    try await make(page, number, of: answer, response)
    renderer.laps.end(.write)
    if site.delegate.timesPages {
      share.times.add(
        PageTimes.Page(path: page.destination.path.text, duration: renderer.laps.total - before))
    }
  }

  /// What the task did.
  consuming func finish() -> RenderShare {
    if let links = renderer.share { share.links.append(links) }
    share.times.laps = renderer.laps
    return share
  }

  /// The digest of what a page is made of now. What is the same as before is not summed up again.
  private mutating func digest(of answer: any PageAnswer, _ number: Int) -> Digest? {
    if site.answers.indices.contains(number), let known = site.answers[number], answer.isSame(as: known),
      let page = last?.page(number)
    {
      return page.response
    }
    guard let summary = try? answer.summary() else { return nil }
    share.texts.note(summary.texts, shownBy: number, site.hash)
    if !site.answers.isEmpty { share.answers.append((number, answer)) }
    return summary.digest
  }

  /// Whether a page is in the output as it would be made now, and stays there.
  private mutating func keeps(_ page: PlannedPage, _ number: Int, _ response: Digest?) -> Bool {
    guard let output, let response, let last else { return false }
    do throws(RebuildReasons.OfPage) {
      guard let known = last.page(number), let links = last.links(of: number) else { throw .unknown }
      guard known.response == response else { throw .content }
      guard let file = output.keep(known.output, at: page.destination.path) else { throw .file }
      renderer.reuse(links, of: last.links)
      share.staged.append(file)
      share.known.append((number, known))
      return true
    } catch {
      if site.delegate.asksForReasons { share.reasons.append((number, error)) }
      return false
    }
  }

  /// Makes a page, and stages it unless something was wrong.
  private mutating func make(
    _ page: PlannedPage, _ number: Int, of answer: (any PageAnswer)?, _ response: Digest?
  ) async throws {
    share.madeCount += 1
    var faults = renderer.render(page, of: answer, number: number)
    while renderer.isWaiting {
      await site.workshop?.makeOrders(of: page.destination.path.text)
      faults = renderer.render(page, number: number)
    }
    share.faults += faults
    isStopped = isStopped || faults.contains(where: failOn.isReached)
    guard let output, !isStopped else { return }
    let file = try output.stage(renderer.bytes, for: page.destination.path)
    share.staged.append(file)
    if faults.isEmpty, let response, let identity = file.identity {
      share.known.append((number, BuildRecord.Page(response: response, output: identity)))
    }
  }
}
