import Diagnostics

/// What is said of the text of one file.
struct ImportFaults: ~Copyable {
  private let file: String
  private var counter: LineCounter
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String, bytes: [UInt8]) {
    self.file = file
    counter = LineCounter(file: file, bytes: bytes)
  }

  /// A call that has no counterpart.
  mutating func tellUnknown(_ tag: CodeTag) {
    let name = tag.role == .value ? "the value \"\(Self.short(tag))\"" : "\"\(Self.short(tag))\""
    diagnostics.append(
      Diagnostic(
        .warning, rule: "import/short-code", "\(name) has no counterpart here, and stays as it is",
        at: counter.location(of: tag.range.lowerBound),
        hint: "write in Markdown, HTML or a directive what it showed"))
  }

  /// A call that was taken away.
  mutating func tellLost(_ loss: String, of tag: CodeTag) {
    diagnostics.append(
      Diagnostic(
        .warning, rule: "import/short-code", "\"\(Self.short(tag))\" is taken away, and \(loss) is lost",
        at: counter.location(of: tag.range.lowerBound)))
  }

  /// Calls that are never closed: the first one stands for all.
  mutating func tellUnclosed(at offset: Int, others: Int) {
    let rest = others > 0 ? ", nor are \(others) more behind it" : ""
    diagnostics.append(
      Diagnostic(
        .warning, rule: "import/unclosed-short-code", "the call that starts here is never closed\(rest)",
        at: counter.location(of: offset), hint: "close it in the old site, or remove it in the new one"))
  }

  private static func short(_ tag: CodeTag) -> String {
    let text =
      tag.role == .closing ? "end of \(tag.name)" : tag.role == .value ? "\(tag.name) \(tag.rest)" : tag.name
    return String(text.prefix(40).filter { $0 != "\n" && $0 != "\"" }).trimmed
  }
}

extension String {
  /// The text without space at its ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
