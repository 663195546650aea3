internal import Markdown
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

  /// The excerpt that the arguments `file` and `lines` name; what does not exist is reported.
  func excerpt(_ arguments: inout ArgumentReader) -> Excerpt {
    let name = arguments.text("file", isFirst: true)
    let lines = arguments.lines("lines")
    let path = SourcePath.resolve(name, from: arguments.call.path)
    guard !name.isEmpty, let bytes = content.file(at: path) else {
      if !name.isEmpty {
        arguments.report(
          "there is no file \(path)", of: "file", hint: "write its path from this file, or @/ for Content")
      }
      return Excerpt(path: path, bytes: [], start: 0, firstLine: 1)
    }
    guard let lines else { return Excerpt(path: path, bytes: bytes, start: 0, firstLine: 1) }
    return excerpt(of: lines, path, bytes, &arguments)
  }

  private func excerpt(
    of lines: ClosedRange<Int>, _ path: String, _ bytes: [UInt8], _ arguments: inout ArgumentReader
  ) -> Excerpt {
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
      arguments.report(
        "\(path) has \(count) lines, and not \(lines.upperBound)", of: "lines", hint: "name lines that it has"
      )
    }
    return Excerpt(
      path: path, bytes: Array(bytes[..<end]), start: min(start, end), firstLine: lines.lowerBound)
  }
}
