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
    let isRecord = !source.file.hasSuffix(".md")
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A record starts at its brace or at its slug, which stands near the other keys.
    for number in (isRecord ? source.line - 1 : 0)..<max(lines.count, source.line) where number < lines.count
    {
      let line = String(decoding: lines[number], as: UTF8.self)
      if !isRecord, number > 0, ["---", "+++"].contains(line) { return nil }
      guard let value = Self.value(of: key, in: line, isRecord: isRecord) else { continue }
      return SourceLocation(
        file: source.file, line: number + 1,
        column: line.unicodeScalars.count - value.unicodeScalars.count + 1)
    }
    return nil
  }

  /// What stands behind the key in a line of YAML, TOML or JSON. What pages call their description, records call their
  /// summary.
  private static func value(of key: String, in line: String, isRecord: Bool) -> Substring? {
    let names = isRecord && key == "description" ? [key, "summary"] : [key]
    return names.lazy.compactMap { name in
      line.firstRange(of: "\"\(name)\":").map { line[$0.upperBound...] }
        ?? (line.hasPrefix(name) ? separated(line.dropFirst(name.count)) : nil)
    }.first?.drop { $0 == " " }
  }

  /// The text behind the colon of YAML or the equals sign of TOML, if there is one.
  private static func separated(_ text: Substring) -> Substring? {
    let rest = text.drop { $0 == " " }
    return rest.hasPrefix(":") || rest.hasPrefix("=") ? rest.dropFirst() : nil
  }
}
