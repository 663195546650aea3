import Diagnostics

/// The head of a Markdown file: YAML between two lines of `---`.
struct FrontMatter {
  /// Its keys and values, said to stand at the start of the file; none where it cannot be read.
  let node: ContentNode?
  /// What is wrong with it.
  let diagnostics: [Diagnostic]
  /// The offset of the Markdown behind it.
  let bodyStart: Int

  /// Splits a file, which has passed `CharacterCheck`.
  static func read(_ bytes: [UInt8], file: String) -> FrontMatter {
    let textStart = ByteOrderMark.length(in: bytes)
    let top = SourceLocation(file: file)
    if fence(UInt8(ascii: "+"), at: textStart, in: bytes) != nil {
      return FrontMatter(node: nil, diagnostics: [toml(at: top)], bodyStart: textStart)
    }
    guard let yamlStart = fence(UInt8(ascii: "-"), at: textStart, in: bytes) else {
      return FrontMatter(node: nil, diagnostics: [missing(at: top)], bodyStart: textStart)
    }
    guard let (yamlEnd, bodyStart) = closingFence(from: yamlStart, in: bytes) else {
      return FrontMatter(node: nil, diagnostics: [unclosed(at: top)], bodyStart: textStart)
    }
    var (node, diagnostics) = YAMLReader.read(yamlStart..<yamlEnd, of: bytes, file: file)
    if diagnostics.isEmpty { (node, diagnostics) = mapping(node, at: top) }
    return FrontMatter(
      node: node.map { ContentNode(value: $0.value, location: top) }, diagnostics: diagnostics,
      bodyStart: bodyStart)
  }

  /// The offset behind a line of three `mark`s and space, which starts at `start`.
  private static func fence(_ mark: UInt8, at start: Int, in bytes: [UInt8]) -> Int? {
    guard start + 3 <= bytes.count, bytes[start] == mark, bytes[start + 1] == mark, bytes[start + 2] == mark
    else { return nil }
    var offset = start + 3
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): return offset + 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
      default: return nil
      }
    }
    return offset
  }

  /// Where the closing line starts, and where the Markdown behind it does.
  private static func closingFence(from start: Int, in bytes: [UInt8]) -> (start: Int, end: Int)? {
    var lineStart = start
    while lineStart < bytes.count {
      if let end = fence(UInt8(ascii: "-"), at: lineStart, in: bytes) { return (lineStart, end) }
      guard let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      lineStart = lineEnd + 1
    }
    return nil
  }
}

extension FrontMatter {
  private static func mapping(
    _ node: ContentNode?, at top: SourceLocation
  ) -> (node: ContentNode?, diagnostics: [Diagnostic]) {
    guard let node else { return (ContentNode(value: .mapping([]), location: top), []) }
    if case .mapping = node.value { return (node, []) }
    let fault = Diagnostic(
      rule: "front-matter/not-a-mapping",
      "front matter is made of keys and values, such as \"title: Hello\", and not of \(node.kind)",
      at: node.location)
    return (nil, [fault])
  }

  private static func missing(at top: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "front-matter/missing", "the file does not start with front matter, and a title is required",
      at: top, hint: "start it with a line \"---\", a line \"title: …\" and a line \"---\"")
  }

  private static func unclosed(at top: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "front-matter/unclosed", "the front matter that starts here never ends", at: top,
      hint: "put a line \"---\" behind it")
  }

  private static func toml(at top: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "front-matter/toml", "front matter in TOML (\"+++\") is not read in this release", at: top,
      hint: "write YAML between two lines of \"---\"")
  }
}
