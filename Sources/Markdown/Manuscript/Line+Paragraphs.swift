/// What a line says of the paragraph around it (CommonMark 0.31.2, sections 4 and 5.1, “lazy continuation lines”).
extension Line {
  /// Whether a paragraph may be open behind the line: it is no heading, fence or row of a table. The mark of a footnote does not
  /// count.
  var canEndParagraph: Bool {
    var text = trimmed
    if text.starts(with: "[^".utf8), let end = text.firstIndex(of: UInt8(ascii: "]")) {
      text = text[(end + 1)..<text.endIndex].drop { $0 == UInt8(ascii: ":") }.trimmed
    }
    guard let first = text.first else { return false }
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: "="): return false
    default: return !TableLine.isFence(text)
    }
  }

  /// Whether the line goes on with a paragraph, wherever it starts: it begins with no mark of a block. What may be one is none.
  var canContinueParagraph: Bool {
    guard let first, ListItems.mark(in: self) == nil, !ListItems.isBreak(self), !TableLine.isFence(self)
    else { return false }
    if first == UInt8(ascii: "[") { return dropFirst().first != UInt8(ascii: "^") && !hasDefinitionSign }
    return first.isASCIIAlphanumeric || first >= 0x80 || "*_`(\"'$&\\!".utf8.contains(first)
  }

  /// Whether `]:` stands in the line, as in the definition of a link.
  private var hasDefinitionSign: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":") }
  }
}
