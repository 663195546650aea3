/// What stays of a diagnostic when lines move: its rule, its file, its message and the text of its source line.
public struct Fingerprint: Hashable, Sendable {
  /// 16 hexadecimal digits.
  public let text: String

  /// Takes the fingerprint as it was written down.
  public init(text: String) {
    self.text = text
  }

  /// The fingerprint of a diagnostic; where the source line is not known, the rest counts.
  public init(_ diagnostic: Diagnostic, sources: SourceExcerpts) {
    var hash = StableHash()
    hash.add(diagnostic.rule)
    hash.add(diagnostic.place.file)
    hash.add(diagnostic.message)
    if let line = sources[diagnostic.place]?.lineHash {
      hash.add((0..<8).map { UInt8(truncatingIfNeeded: line >> (8 * $0)) })
    }
    text = hash.hexadecimal
  }
}

/// Tells equal fingerprints of one run apart, by counting them.
struct FingerprintCounter {
  private var counts: [Fingerprint: Int] = [:]

  /// How often the fingerprint was seen, this time among it.
  mutating func number(of fingerprint: Fingerprint) -> Int {
    counts[fingerprint, default: 0] += 1
    return counts[fingerprint, default: 1]
  }
}
