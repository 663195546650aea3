internal import Site

/// Tells why pages are made, and hands on what it is told.
struct RebuildTeller: BuildDelegate {
  private let terminal: Terminal
  private let next: any BuildDelegate

  /// Speaks to `terminal`.
  init(on terminal: Terminal, before next: any BuildDelegate) {
    self.terminal = terminal
    self.next = next
  }

  var timesPages: Bool { next.timesPages }
  var asksForReasons: Bool { true }

  func buildDidPlan(pageCount: Int) { next.buildDidPlan(pageCount: pageCount) }
  func buildDidRender(pageCount: Int) { next.buildDidRender(pageCount: pageCount) }
  func buildDidFinish(_ stage: BuildStage) { next.buildDidFinish(stage) }
  func buildDidTime(_ pages: PageTimes) { next.buildDidTime(pages) }
  func buildDidExplain(_ reasons: RebuildReasons) { terminal.write(Self.text(reasons)) }

  /// A line for each page that was made, and one for all: "2 pages made, 69 as they were".
  static func text(_ reasons: RebuildReasons) -> String {
    if let reason = reasons.ofAll { return "all \(reasons.madeCount) pages made: \(reason.text)\n" }
    let lines = reasons.pages.map { "\($0.path): \($0.reason.text)\n" }
    let made = reasons.madeCount == 1 ? "1 page" : "\(reasons.madeCount) pages"
    return lines.joined() + "\(made) made, \(reasons.keptCount) as they were\n"
  }
}
