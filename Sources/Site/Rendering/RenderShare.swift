internal import Diagnostics
internal import Viper

/// What one task did of rendering, or all tasks together.
struct RenderShare {
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
  init(joining parts: consuming [RenderShare]) {
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
    _ list: WritableKeyPath<RenderShare, [Element]>, from parts: inout [RenderShare]
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
