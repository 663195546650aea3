/// Finds what somebody probably meant.
public enum NearMiss {
  /// The candidate nearest to `word`, if it is near enough to be a misspelling of it: at most `tolerance` of its letters
  /// differ, a third unless said otherwise, counting a swap of neighbours as one. Letter case does not count.
  public static func of(
    _ word: String, among candidates: some Sequence<String>, tolerance: Int? = nil
  ) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    let limit = max(1, tolerance ?? wanted.count / 3)
    return
      candidates
      .map { (candidate: $0, scalars: Array($0.lowercased().unicodeScalars)) }
      .filter { abs($0.scalars.count - wanted.count) <= limit }
      .map { (candidate: $0.candidate, distance: distance(wanted, $0.scalars)) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?
      .candidate
  }

  /// The sentence `did you mean "…"?`, or nothing when no candidate is near.
  public static func question(
    _ word: String, among candidates: some Sequence<String>, tolerance: Int? = nil
  ) -> String? {
    of(word, among: candidates, tolerance: tolerance).map { "did you mean \"\($0)\"?" }
  }

  /// The optimal string alignment distance.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var best = min(last[j] + (a == b ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
