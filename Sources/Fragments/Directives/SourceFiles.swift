internal import Routing
internal import Services

/// Finds files that directives name, and the lines of them that are asked for.
struct SourceFiles: Sendable {
  private let content: any ContentService

  init(content: any ContentService) {
    self.content = content
  }

  /// Lines of a file.
  struct Excerpt: Hashable, Sendable {
    let path: String
    let bytes: [UInt8]
    /// The byte where the excerpt starts.
    let start: Int
    /// The number of its first line.
    let firstLine: Int
  }

  /// The lines, or all, of the file that the argument `file` names in the text at `source`.
  func excerpt(
    of name: String, lines: ClosedRange<Int>?, namedIn source: String
  ) throws(ArgumentFaults) -> Excerpt {
    if name.isEmpty { throw ArgumentFaults() }
    let path = SourcePath.resolve(name, from: source)
    guard let bytes = content.file(at: path) else {
      throw ArgumentFaults(
        "there is no file \(path)", of: "file", hint: "write its path from this file, or @/ for Content")
    }
    guard let lines else { return Excerpt(path: path, bytes: bytes, start: 0, firstLine: 1) }
    return try excerpt(of: lines, path, bytes)
  }

  /// The same of a Markdown file, whose front matter is no part of its text.
  func text(
    of name: String, lines: ClosedRange<Int>?, namedIn source: String
  ) throws(ArgumentFaults) -> Excerpt {
    let excerpt = try excerpt(of: name, lines: lines, namedIn: source)
    if lines != nil { return excerpt }
    return Excerpt(
      path: excerpt.path, bytes: excerpt.bytes, start: content.startOfText(in: excerpt.bytes), firstLine: 1)
  }

  private func excerpt(
    of lines: ClosedRange<Int>, _ path: String, _ bytes: [UInt8]
  ) throws(ArgumentFaults) -> Excerpt {
    var line = 1
    var start = lines.lowerBound == 1 ? 0 : bytes.count
    var end = bytes.count
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      line += 1
      if line == lines.lowerBound { start = index + 1 }
      if line == lines.upperBound + 1 {
        end = index + 1
        break
      }
    }
    let count = bytes.last == UInt8(ascii: "\n") ? line - 1 : line
    if end == bytes.count, lines.upperBound > count {
      throw ArgumentFaults(
        "\(path) has \(count) lines, and not \(lines.upperBound)", of: "lines",
        hint: "name lines that it has")
    }
    return Excerpt(
      path: path, bytes: Array(bytes[..<end]), start: min(start, end), firstLine: lines.lowerBound)
  }
}
