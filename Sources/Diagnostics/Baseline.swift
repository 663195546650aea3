/// The diagnostics that are known already: only what is not among them is told and makes a run fail.
public struct Baseline: Hashable, Sendable {
  /// The version of the file's form.
  public static let version = 1

  /// How often a diagnostic with one fingerprint is known.
  public struct Entry: Hashable, Sendable {
    /// The fingerprint.
    public let fingerprint: Fingerprint
    /// How often; at least 1.
    public let count: Int

    /// Knows a fingerprint so many times.
    public init(_ fingerprint: Fingerprint, count: Int) {
      self.fingerprint = fingerprint
      self.count = count
    }
  }

  /// What a run found, seen from a baseline.
  public struct Comparison: Sendable {
    /// What is not known, in the order it came in.
    public var new: [Diagnostic]
    /// What is known, in the order it came in.
    public var known: [Diagnostic]
    /// How many known diagnostics do not occur any more.
    public var goneCount: Int

    /// Everything is new: there is no baseline.
    public init(new: [Diagnostic]) {
      self.new = new
      known = []
      goneCount = 0
    }
  }

  private let counts: [Fingerprint: Int]

  /// Knows the given entries.
  public init(_ entries: [Entry]) {
    counts = Dictionary(entries.map { ($0.fingerprint, $0.count) }, uniquingKeysWith: max)
  }

  /// Tells new from known; of equal diagnostics as many are known as the baseline counts.
  public func comparison(of diagnostics: [Diagnostic], sources: SourceExcerpts) -> Comparison {
    var result = Comparison(new: [])
    var rest = counts
    for diagnostic in diagnostics {
      let fingerprint = Fingerprint(diagnostic, sources: sources)
      if let count = rest[fingerprint], count > 0 {
        rest[fingerprint] = count - 1
        result.known.append(diagnostic)
      } else {
        result.new.append(diagnostic)
      }
    }
    result.goneCount = rest.values.reduce(0, +)
    return result
  }

  /// The file of a baseline that knows some diagnostics: JSON with an entry a line, so that versions of it compare well.
  /// Programs go by `fingerprint` and `count`; the rest is for who reads it.
  public static func file(of diagnostics: [Diagnostic], sources: SourceExcerpts) -> String {
    var lines: [Fingerprint: (diagnostic: Diagnostic, count: Int)] = [:]
    for diagnostic in diagnostics {
      lines[Fingerprint(diagnostic, sources: sources), default: (diagnostic, 0)].count += 1
    }
    let entries = lines.map { fingerprint, line in
      (
        key: (line.diagnostic.place.file, line.diagnostic.rule, line.diagnostic.message, fingerprint.text),
        text: "{\"fingerprint\":\"\(fingerprint.text)\",\"count\":\(line.count),\"rule\":"
          + JSONText.quoted(line.diagnostic.rule) + ",\"file\":"
          + JSONText.quoted(line.diagnostic.place.file) + ",\"message\":"
          + JSONText.quoted(line.diagnostic.message) + "}"
      )
    }
    let text = entries.sorted { $0.key < $1.key }.map(\.text).joined(separator: ",\n")
    return "{\"version\":\(version),\"faults\":[\(text.isEmpty ? "" : "\n\(text)\n")]}\n"
  }
}
