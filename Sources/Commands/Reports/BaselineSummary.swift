internal import Diagnostics

/// What a baseline did, in one line; nothing if it did nothing.
enum BaselineSummary {
  static func text(of found: Baseline.Comparison) -> String {
    var text = found.known.isEmpty ? "" : "known from the baseline and not told: \(found.known.count)\n"
    if found.goneCount > 0 {
      text += "gone since the baseline was written: \(found.goneCount); --write-baseline takes them out\n"
    }
    return text
  }
}
