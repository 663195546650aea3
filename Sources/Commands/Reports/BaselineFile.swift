internal import Diagnostics
internal import Files
internal import Site

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The file of a baseline.
enum BaselineFile {
  /// The part of it that every version has.
  private struct Version: Decodable {
    let version: Int
  }

  /// What programs go by.
  private struct Content: Decodable {
    struct Fault: Decodable {
      let fingerprint: String
      let count: Int
    }

    let faults: [Fault]
  }

  /// How often one diagnostic can be known; more is nothing that was written here.
  private static let counts = 1...1_000_000

  /// Reads a baseline. Throws if it cannot be read, or is none of this version.
  static func read(_ path: String) throws(FileFailure) -> Baseline {
    let data = Data(try FileReader.bytes(of: path))
    let decoder = JSONDecoder()
    guard let version = (try? decoder.decode(Version.self, from: data))?.version else {
      throw broken(path, "it is no baseline")
    }
    guard version == Baseline.version else {
      throw broken(path, "it is a baseline of version \(version), and this is version \(Baseline.version)")
    }
    guard let faults = (try? decoder.decode(Content.self, from: data))?.faults,
      faults.allSatisfy({ counts.contains($0.count) })
    else { throw broken(path, "the entries of this baseline cannot be read") }
    return Baseline(faults.map { Baseline.Entry(Fingerprint(text: $0.fingerprint), count: $0.count) })
  }

  /// Writes the baseline that knows some diagnostics of files below `root`.
  static func write(_ diagnostics: [Diagnostic], root: String, to path: String) throws(FileFailure) {
    let sources = SourceExcerpts(of: diagnostics, root: root)
    try WholeFile.write(Array(Baseline.file(of: diagnostics, sources: sources).utf8), to: path)
  }

  private static func broken(_ path: String, _ what: String) -> FileFailure {
    FileFailure(path: path, reason: "\(what); write it anew with --write-baseline \(path)")
  }
}
