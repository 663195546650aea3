package import Diagnostics

/// The head of a Markdown file: YAML between two lines of `---`, TOML between two of `+++`, or an object of JSON.
package struct FrontMatter {
  /// Its keys and values, said to stand at the start of the file; none where it cannot be read.
  package let node: ContentNode?
  /// What is wrong with it.
  package let diagnostics: [Diagnostic]
  /// The offset of the Markdown behind it.
  package let bodyStart: Int

  /// Splits a file, which has passed `CharacterCheck`.
  package static func read(_ bytes: [UInt8], file: String) -> FrontMatter {
    let textStart = ByteOrderMark.length(in: bytes)
    if startsWithObject(bytes, at: textStart) { return readObject(bytes, file: file) }
    let top = SourceLocation(file: file)
    let mark = textStart < bytes.count ? bytes[textStart] : 0
    guard mark == UInt8(ascii: "-") || mark == UInt8(ascii: "+"),
      let start = fence(mark, at: textStart, in: bytes)
    else { return FrontMatter(node: nil, diagnostics: [missing(at: top)], bodyStart: textStart) }
    guard let (end, bodyStart) = closingFence(mark, from: start, in: bytes) else {
      return FrontMatter(node: nil, diagnostics: [unclosed(mark, at: top)], bodyStart: textStart)
    }
    let (node, diagnostics) =
      mark == UInt8(ascii: "+")
      ? TOMLReader.read(start..<end, of: bytes, file: file)
      : YAMLReader.read(start..<end, of: bytes, file: file)
    return FrontMatter(node, diagnostics, bodyStart: bodyStart, at: top)
  }

  /// Whether a file starts with an object of JSON: text in braces that is none has no quote behind the first one.
  private static func startsWithObject(_ bytes: [UInt8], at start: Int) -> Bool {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return false }
    let first = bytes[(start + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "\"") || first == UInt8(ascii: "}")
  }

  private static func readObject(_ bytes: [UInt8], file: String) -> FrontMatter {
    let (node, end, diagnostics) = JSONReader.readHead(of: bytes, file: file)
    var bodyStart = end
    while bodyStart < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[bodyStart]) { bodyStart += 1 }
    if bodyStart < bytes.count, bytes[bodyStart] == UInt8(ascii: "\n") { bodyStart += 1 }
    return FrontMatter(node, diagnostics, bodyStart: bodyStart, at: SourceLocation(file: file))
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
  private static func closingFence(
    _ mark: UInt8, from start: Int, in bytes: [UInt8]
  ) -> (start: Int, end: Int)? {
    var lineStart = start
    while lineStart < bytes.count {
      if let end = fence(mark, at: lineStart, in: bytes) { return (lineStart, end) }
      guard let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      lineStart = lineEnd + 1
    }
    return nil
  }
}

extension FrontMatter {
  /// What a reader found; keys and values count only where nothing is wrong.
  private init(
    _ found: ContentNode?, _ faults: [Diagnostic], bodyStart: Int, at top: SourceLocation
  ) {
    let (node, diagnostics) = faults.isEmpty ? Self.mapping(found, at: top) : (nil, faults)
    self.init(
      node: node.map { ContentNode(value: $0.value, location: top) }, diagnostics: diagnostics,
      bodyStart: bodyStart)
  }

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

  private static func unclosed(_ mark: UInt8, at top: SourceLocation) -> Diagnostic {
    let fence = String(repeating: Character(Unicode.Scalar(mark)), count: 3)
    return Diagnostic(
      rule: "front-matter/unclosed", "the front matter that starts here never ends", at: top,
      hint: "put a line \"\(fence)\" behind it")
  }
}
