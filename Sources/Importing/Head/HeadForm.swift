import ContentLoading
import Diagnostics

/// The language in which front matter is written.
enum HeadForm: Sendable {
  case yaml
  case toml
  case json
  /// Keys and values a line, as Publish has them: what stands behind the first colon is text.
  case lines

  /// The language of a head by its first byte.
  init(of bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    switch start < bytes.count ? bytes[start] : 0 {
    case UInt8(ascii: "+"): self = .toml
    case UInt8(ascii: "{"): self = .json
    default: self = .yaml
    }
  }

  /// Front matter with the delimiters around it, and a line end behind.
  func written(_ entries: [(key: String, value: ContentNode.Value)]) -> String {
    switch self {
    case .yaml, .lines: "---\n" + YAMLWriter.written(entries) + "---\n"
    case .toml: "+++\n" + TOMLWriter.written(entries) + "+++\n"
    case .json: JSONWriter.written(entries)
    }
  }
}

/// The head of a file as it was read.
struct OldHead {
  let form: HeadForm
  /// Its keys and values; nothing where it cannot be read.
  let node: ContentNode?
  /// Whether the file has one at all.
  let isThere: Bool
  let bodyStart: Int
  let diagnostics: [Diagnostic]

  /// Reads it; with `ofLines`, YAML that is none is read line by line.
  init(_ bytes: [UInt8], file: String, ofLines: Bool) {
    let read = FrontMatter.read(bytes, file: file)
    let isMissing = read.diagnostics.contains { $0.rule == "front-matter/missing" }
    isThere = !isMissing
    if isMissing {
      form = ofLines ? .lines : .yaml
      node = ContentNode(value: .mapping([]), location: SourceLocation(file: file))
      bodyStart = read.bodyStart
      diagnostics = []
    } else if ofLines, let (node, end) = Self.lines(bytes, file: file) {
      form = .lines
      self.node = node
      bodyStart = end
      diagnostics = []
    } else {
      form = HeadForm(of: bytes)
      node = read.node
      bodyStart = read.bodyStart
      diagnostics = read.diagnostics
    }
  }

  private static func lines(_ bytes: [UInt8], file: String) -> (node: ContentNode, end: Int)? {
    var entries: [ContentNode.Entry] = []
    var offset = 0
    var number = 0
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = String(decoding: bytes[offset..<end], as: UTF8.self).trimmed
      offset = min(end + 1, bytes.count)
      number += 1
      if line == "---" {
        if number == 1 { continue }
        let top = SourceLocation(file: file)
        return (ContentNode(value: .mapping(entries), location: top), offset)
      }
      guard number > 1 else { return nil }
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, !entries.contains(where: { $0.key == String(parts[0]).trimmed }) else {
        continue
      }
      let place = SourceLocation(file: file, line: number)
      entries.append(
        ContentNode.Entry(
          key: String(parts[0]).trimmed, keyLocation: place,
          value: ContentNode(value: .plain(String(parts[1]).trimmed), location: place)))
    }
    return nil
  }
}
