import Diagnostics

extension CodeBlock {
  /// Something behind a fence that is not understood.
  public struct InfoFault: Equatable, Sendable {
    /// Where it stands, in bytes from the start of the info string.
    public let offset: Int
    /// What is wrong, in one sentence without a full stop.
    public let message: String
    /// What to do about it.
    public let hint: String?
  }

  /// Reads an info string, such as `swift title="main.swift" {1,3-5} linenos start=10 diff`: the language first, the rest in
  /// any order. What is not understood, or names none of so many lines, is told and has no effect.
  public static func parse(info: [UInt8], lineCount: Int) -> (block: CodeBlock, faults: [InfoFault]) {
    var reader = InfoReader(info: info, lineCount: lineCount)
    reader.read()
    return (reader.block, reader.faults)
  }
}

/// Reads an info string word by word.
private struct InfoReader {
  private static let options = ["title", "linenos", "start", "diff"]
  /// The greatest number of a line.
  private static let lastLine = 1_000_000

  let info: [UInt8]
  let lineCount: Int
  var block = CodeBlock()
  var faults: [CodeBlock.InfoFault] = []
  private var position = 0

  init(info: [UInt8], lineCount: Int) {
    self.info = info
    self.lineCount = lineCount
  }

  mutating func read() {
    skipBlanks()
    readLanguage()
    while true {
      skipBlanks()
      guard position < info.count else { return }
      if info[position] == UInt8(ascii: "{") { readRanges() } else { readOption() }
    }
  }

  /// The first word, unless it is an option with a value.
  private mutating func readLanguage() {
    let start = position
    let name = word()
    if position < info.count, info[position] == UInt8(ascii: "=") {
      position = start
    } else {
      block.language = name
    }
  }

  private mutating func skipBlanks() {
    while position < info.count, info[position] <= 0x20 { position += 1 }
  }

  /// A word up to a blank, a brace or an equals sign.
  private mutating func word() -> String {
    let start = position
    while position < info.count, info[position] > 0x20, info[position] != UInt8(ascii: "{"),
      info[position] != UInt8(ascii: "=")
    { position += 1 }
    return String(decoding: info[start..<position], as: UTF8.self)
  }

  private mutating func readOption() {
    let start = position
    let name = word()
    var value: String?
    if position < info.count, info[position] == UInt8(ascii: "=") {
      position += 1
      value = self.value()
    }
    switch (name, value) {
    case ("title", let title?): block.title = title
    case ("linenos", nil): block.firstLine = block.firstLine ?? 1
    case ("diff", nil): block.showsChanges = true
    case ("start", let number?):
      if let number = Int(number), (0...Self.lastLine).contains(number) {
        block.firstLine = number
      } else {
        report(start, "\"\(number)\" is no number of a line", "write a number, such as start=10")
      }
    case ("title", nil): report(start, "title has no value", "write title=\"…\"")
    case ("start", nil): report(start, "start has no value", "write a number, such as start=10")
    case ("linenos", _), ("diff", _): report(start, "\(name) takes no value", "write \(name) alone")
    default:
      let hint =
        NearMiss.question(name, among: Self.options)
        ?? "known are title=\"…\", linenos, start=…, diff and {1,3-5}"
      report(start, "\"\(name)\" is no option of a code block", hint)
    }
  }

  /// What follows an equals sign: quoted, or up to a blank.
  private mutating func value() -> String {
    guard position < info.count else { return "" }
    let quote = info[position]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let start = isQuoted ? position + 1 : position
    var end = start
    while end < info.count, isQuoted ? info[end] != quote : info[end] > 0x20 { end += 1 }
    if isQuoted, end == info.count {
      report(position, "the quotation mark is not closed", "add \(Character(Unicode.Scalar(quote)))")
    }
    position = isQuoted ? min(end + 1, info.count) : end
    return String(decoding: info[start..<end], as: UTF8.self)
  }

  /// Numbers and ranges of lines in braces.
  private mutating func readRanges() {
    let open = position
    guard let close = info[open...].firstIndex(of: UInt8(ascii: "}")) else {
      report(open, "the brace is not closed", "write lines such as {1,3-5}")
      position = info.count
      return
    }
    position = close + 1
    var start = open + 1
    for part in info[start..<close].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      if let range = range(part) {
        block.markedLines.append(range)
        if range.upperBound > lineCount {
          let lines = lineCount == 1 ? "1 line" : "\(lineCount) lines"
          report(start, "this code has \(lines), and not \(range.upperBound)", "name lines that it has")
        }
      } else {
        let text = String(decoding: part, as: UTF8.self)
        report(start, "\"\(text)\" names no lines", "write numbers and ranges, such as {1,3-5}")
      }
      start += part.count + 1
    }
  }

  private func range(_ part: ArraySlice<UInt8>) -> ClosedRange<Int>? {
    let text = String(decoding: part.filter { $0 > 0x20 }, as: UTF8.self)
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
      (1...Self.lastLine).contains(first), (first...Self.lastLine).contains(last)
    else { return nil }
    return first...last
  }

  private mutating func report(_ offset: Int, _ message: String, _ hint: String) {
    faults.append(CodeBlock.InfoFault(offset: offset, message: message, hint: hint))
  }
}
