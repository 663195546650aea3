/// How many addresses were looked at, and what came of it.
public struct ExternalSummary: Equatable, Sendable {
  var alive = 0
  var moved = 0
  var dead = 0
  var unknown = 0
  var skipped = 0
  var cached = 0

  /// Counts an address.
  mutating func count(_ verdict: LinkState.Verdict, isCached: Bool) {
    if case .moved = verdict {
      moved += 1
    } else if verdict.isAlive {
      alive += 1
    } else if verdict.isDead {
      dead += 1
    } else {
      unknown += 1
    }
    if isCached { cached += 1 }
  }

  /// The counts in one line: `412 external links: 398 alive, 9 moved, 5 dead (310 from the cache)`.
  public var text: String {
    let total = alive + moved + dead + unknown + skipped
    let others = [(moved, "moved"), (dead, "dead"), (unknown, "not known"), (skipped, "left out")]
    let counts = ["\(alive) alive"] + others.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let cache = cached > 0 ? " (\(cached) from the cache)" : ""
    return "\(total) external link\(total == 1 ? "" : "s"): \(counts.joined(separator: ", "))\(cache)"
  }
}
