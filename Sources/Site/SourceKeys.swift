internal import Diagnostics
internal import Files

/// Finds keys of front matter and records again, for pages at fault: entities do not keep the places of all their values.
struct SourceKeys: Sendable {
  private let root: String

  /// Looks in the files of the site at `root`.
  init(root: String) {
    self.root = root
  }

  /// The place of a key's value in the file where an entity starts, or is named; nothing if it is not found.
  func place(of key: String, near source: SourceLocation) -> SourceLocation? {
    guard let bytes = try? FileReader.bytes(of: "\(root)/\(source.file)") else { return nil }
    let isRecord = source.file.hasSuffix(".json")
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A record starts at its brace or at its slug, which stands near the other keys.
    for number in (isRecord ? source.line - 1 : 1)..<max(lines.count, source.line) where number < lines.count
    {
      if !isRecord, lines[number].elementsEqual("---".utf8) { return nil }
      let line = String(decoding: lines[number], as: UTF8.self)
      guard let range = Self.range(of: key, in: line, isRecord: isRecord) else { continue }
      let value = line[range.upperBound...].drop { $0 == " " }
      return SourceLocation(
        file: source.file, line: number + 1,
        column: line.unicodeScalars.count - value.unicodeScalars.count + 1)
    }
    return nil
  }

  /// The key in a line of YAML or JSON. What pages call their description, records call their summary.
  private static func range(of key: String, in line: String, isRecord: Bool) -> Range<String.Index>? {
    guard isRecord else { return line.hasPrefix("\(key):") ? line.firstRange(of: "\(key):") : nil }
    let names = key == "description" ? [key, "summary"] : [key]
    return names.lazy.compactMap { line.firstRange(of: "\"\($0)\":") }.first
  }
}
