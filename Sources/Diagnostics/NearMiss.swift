/// Finds what somebody probably meant.
public enum NearMiss {
  /// The candidate nearest to `word`, if it is near enough to be a misspelling of it: at most `tolerance` of its letters
  /// differ, a third unless said otherwise, counting a swap of neighbours as one. Letter case does not count.
  public static func of(
    _ word: String, among candidates: some Sequence<String>, tolerance: Int? = nil
  ) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    let limit = max(1, tolerance ?? wanted.count / 3)
    let letters = Letters(word)
    return
      candidates
      .filter { letters.mayBeNear(Letters($0), upTo: limit) }
      .compactMap { candidate in
        distance(wanted, Array(candidate.lowercased().unicodeScalars), upTo: limit)
          .map { (candidate: candidate, distance: $0) }
      }
      .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?
      .candidate
  }

  /// The sentence `did you mean "…"?`, or nothing when no candidate is near.
  public static func question(_ word: String, among candidates: some Sequence<String>) -> String? {
    of(word, among: candidates).map(question)
  }

  /// The sentence `did you mean "…"?`.
  public static func question(_ word: String) -> String {
    "did you mean \"\(word)\"?"
  }

  /// Which letters a word has, to tell quickly that another is far from it.
  private struct Letters {
    /// A bit for each character, whatever its letter case; several characters may share one.
    private var set: UInt64 = 0
    private var count = 0
    private var isASCII = true

    init(_ word: String) {
      for byte in word.utf8 {
        let isCapital = byte &- 0x41 < 26
        set |= 1 &<< UInt64((isCapital ? byte | 0x20 : byte) & 0x3F)
        isASCII = isASCII && byte < 0x80
        count += 1
      }
    }

    /// Whether the words may differ in `limit` letters or less: each such letter changes the length by one, or two bits.
    func mayBeNear(_ other: Letters, upTo limit: Int) -> Bool {
      guard isASCII, other.isASCII else { return true }
      return abs(count - other.count) <= limit && (set ^ other.set).nonzeroBitCount <= 2 * limit
    }
  }

  /// The optimal string alignment distance; nothing if it is above `limit`, which shows early for most words.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], upTo limit: Int
  ) -> Int? {
    if abs(left.count - right.count) > limit { return nil }
    let shared = zip(left, right).prefix { $0 == $1 }.count
    let ending = zip(left[shared...].reversed(), right[shared...].reversed()).prefix { $0 == $1 }.count
    return distance(left[shared..<(left.count - ending)], right[shared..<(right.count - ending)], upTo: limit)
  }

  private static func distance(
    _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>, upTo limit: Int
  ) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    var row = last
    var lastMinimum = 0
    var before: Unicode.Scalar?
    for (i, a) in left.enumerated() {
      row[0] = i + 1
      var minimum = i + 1
      var beforeB: Unicode.Scalar?
      for (j, b) in right.enumerated() {
        var best = min(last[j] + (a == b ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if a == beforeB, before == b { best = min(best, beforeLast[j - 1] + 1) }
        row[j + 1] = best
        minimum = min(minimum, best)
        beforeB = b
      }
      // The next rows grow out of this one, or by a swap out of the one before.
      if minimum > limit, lastMinimum >= limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast.isEmpty ? row : beforeLast)
      lastMinimum = minimum
      before = a
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
