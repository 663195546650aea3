internal import Diagnostics
internal import Routing

/// Tells what showed only after the last page: pages at fault are made or read once more, all others not.
struct LateFaults {
  /// How many faults of a page are told at most.
  private static let limit = 1_000

  let wording: LinkWording
  /// Makes the page of a number again; nothing if that fails.
  let page: (Int) -> TracedPage?

  /// The diagnostics of faults, which are ordered by page.
  func diagnostics(for faults: [LinkGraph.LateFault]) -> [Diagnostic] {
    var names: [Int: Suggestions] = [:]
    var diagnostics: [Diagnostic] = []
    var rest = faults[...]
    while let number = rest.first?.page {
      let own = rest.prefix { $0.page == number }
      rest = rest.dropFirst(own.count)
      guard let traced = page(number) else { continue }
      let texts = LinkReader(traced.writtenBytes, at: wording.targets.pages[number]).texts
      var told = own.prefix(Self.limit).compactMap { late in
        fault(of: late, texts[traced.writtenPlace(of: late.offset ?? 0)] ?? "", &names)
      }
      if own.count > Self.limit {
        told.append(wording.untold(own.count - Self.limit, at: own.last?.offset ?? 0))
      }
      diagnostics += traced.diagnostics(for: told)
    }
    return diagnostics
  }

  private func fault(
    of late: LinkGraph.LateFault, _ text: String, _ names: inout [Int: Suggestions]
  ) -> PageFault? {
    let offset = late.offset ?? 0
    switch late.flaw {
    case .missingAnchor(let target, let kind):
      let known =
        names[target]
        ?? Suggestions(
          page(target).map { LinkReader($0.bytes, at: wording.targets.pages[target]).names } ?? [])
      names[target] = known
      return wording.missingAnchor(
        text, kind, of: late.page, to: target, names: known, at: offset)
    case .duplicate(let kind, let other):
      return wording.duplicate(
        kind, text, of: other, on: wording.targets.pages[late.page], at: offset)
    case .orphan: return wording.orphan(late.page)
    }
  }
}
