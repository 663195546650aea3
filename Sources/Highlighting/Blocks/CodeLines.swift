import Markup

/// Code whose lines have spans of their own: numbered, marked, added or removed.
///
/// The line feed is in the span, so that a line can be a block and what is copied keeps its lines.
struct CodeLines {
  private let block: CodeBlock
  /// The ranges of marked lines, by their first lines.
  private let markedLines: [ClosedRange<Int>]
  /// The code without the signs of changes.
  private var code: [UInt8] = []
  /// For each line the sign in front of it; 0 for none.
  private var signs: [UInt8] = []

  init(block: CodeBlock, code source: UnsafeBufferPointer<UInt8>) {
    self.block = block
    markedLines = block.markedLines.sorted { $0.lowerBound < $1.lowerBound }
    code.reserveCapacity(source.count)
    var start = 0
    while start < source.count {
      let end = source[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? source.count
      let sign = block.showsChanges && "+- ".utf8.contains(source[start]) ? source[start] : 0
      signs.append(sign)
      code += source[(sign == 0 ? start : start + 1)..<end]
      start = end
    }
    if let allowed = code.withUnsafeBufferPointer(Escape.replacingNonXML) { code = allowed }
  }

  /// Writes the lines; `tokens` of the whole code count before what a highlighter makes of it.
  func write(_ highlighter: Highlighter?, _ tokens: [Token]? = nil, to page: inout MarkupWriter) {
    code.withUnsafeBufferPointer { code in
      if let tokens { return write(tokens, code, to: &page) }
      guard let highlighter, !code.isEmpty else { return write([], code, to: &page) }
      if signs.contains(UInt8(ascii: "-")) {
        return write(changedTokens(highlighter, code), code, to: &page)
      }
      highlighter.withTokens(in: code) { write(Array($0), code, to: &page) }
    }
  }

  /// The tokens of the text before the changes in the lines that were removed, and of the text behind them in all others: what a
  /// removed line leaves open, no other closes.
  private func changedTokens(_ highlighter: Highlighter, _ code: UnsafeBufferPointer<UInt8>) -> [Token] {
    var kinds = [Kind](repeating: .plain, count: code.count)
    for left in [UInt8(ascii: "+"), UInt8(ascii: "-")] {
      var places: [Int] = []
      var start = 0
      for sign in signs {
        let end = code[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? code.count
        if sign != left { places += start..<end }
        start = end
      }
      places.map { code[$0] }.withUnsafeBufferPointer { text in
        highlighter.withTokens(in: text) { tokens in
          var position = 0
          for token in tokens {
            for place in places[position..<Int(token.end)] { kinds[place] = token.kind }
            position = Int(token.end)
          }
        }
      }
    }
    var tokens: [Token] = []
    for (index, kind) in kinds.enumerated() {
      if tokens.last?.kind == kind { tokens.removeLast() }
      tokens.append(Token(end: UInt32(index + 1), kind: kind))
    }
    return tokens
  }

  /// Writes line by line the pieces of tokens that lie in it; what lies behind the last token is plain.
  private func write(_ tokens: [Token], _ code: UnsafeBufferPointer<UInt8>, to page: inout MarkupWriter) {
    var position = 0
    var index = 0
    var marks = markedLines[...]
    var lastMarked = 0
    for (line, sign) in zip(1..., signs) {
      while let mark = marks.first, mark.lowerBound <= line {
        lastMarked = max(lastMarked, mark.upperBound)
        marks.removeFirst()
      }
      page.write(startTag(ofLine: line, sign, isMarked: line <= lastMarked).utf8)
      switch sign {
      case 0: break
      case UInt8(ascii: "+"): page.write("<span class=\"gi\">+</span>")
      case UInt8(ascii: "-"): page.write("<span class=\"gd\">-</span>")
      default: page.write(" ")
      }
      let end = code[position...].firstIndex(of: 0x0A).map { $0 + 1 } ?? code.count
      while position < end {
        while index < tokens.count, Int(tokens[index].end) <= position { index += 1 }
        let token =
          index < tokens.count ? tokens[index] : Token(end: UInt32(truncatingIfNeeded: end), kind: .plain)
        let pieceEnd = max(position + 1, min(end, Int(token.end)))
        page.write(UnsafeBufferPointer(rebasing: code[position..<pieceEnd]), token.kind)
        position = pieceEnd
      }
      page.write("</span>")
    }
  }

  private func startTag(ofLine line: Int, _ sign: UInt8, isMarked: Bool) -> String {
    var classes = "line"
    if isMarked { classes += " marked" }
    if sign == UInt8(ascii: "+") { classes += " added" }
    if sign == UInt8(ascii: "-") { classes += " removed" }
    let number = block.firstLine.map { " data-line=\"\($0 + line - 1)\"" } ?? ""
    return "<span class=\"\(classes)\"\(number)>"
  }
}
