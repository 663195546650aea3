/// A formula between two lines that are `$$` alone. Its lines are kept as they are written, whatever they start with: the parser
/// is given a block of code.
struct FormulaBlock {
  /// Where the `$$` stand that open and close it.
  let open: Int
  let close: Int
  /// What stands in place of each `$$`: no line of the formula closes it.
  let fence: [UInt8]

  private static let shortestFence = 3
  /// Behind so many blanks nothing but code begins.
  private static let codeIndentation = 4

  /// Reads a formula that opens in a line, where `text` stands behind indentation and the marks of items; the next line starts at
  /// `next`. As in TeX there is no blank line in it, and no line starts further left than its `$$`: it might be in another block.
  init?(_ source: UnsafeBufferPointer<UInt8>, at text: Line, _ next: Int) {
    let (opening, quotes) = Self.behindQuotes(text, atMost: .max)
    let blanks = text[text.startIndex..<opening.startIndex].reversed().prefix { $0 == 0x20 }.count
    guard Self.isSign(opening), blanks <= Self.codeIndentation else { return nil }
    let column = Line.around(opening.startIndex, in: source)[..<opening.startIndex].width
    var tildes = 0
    var position = next
    while position < source.count {
      let (line, next) = Line.read(source, at: position)
      let (rest, count) = Self.behindQuotes(line, atMost: quotes)
      guard !rest.isEmpty, count == quotes, line[..<rest.startIndex].width >= column else { return nil }
      if Self.isSign(rest) {
        open = opening.startIndex
        close = rest.startIndex
        fence = Array(repeating: UInt8(ascii: "~"), count: max(Self.shortestFence, tildes + 1))
        return
      }
      tildes = max(tildes, rest.prefix { $0 == UInt8(ascii: "~") }.count)
      position = next
    }
    return nil
  }

  private static func isSign(_ line: Line) -> Bool { line.trimmed.elementsEqual("$$".utf8) }

  /// What stands in a line behind indentation and the marks of so many quotes at most, and how many there are.
  private static func behindQuotes(_ line: Line, atMost most: Int) -> (rest: Line, quotes: Int) {
    var rest = line
    var quotes = 0
    while let byte = rest.first {
      if byte == UInt8(ascii: ">"), quotes < most {
        quotes += 1
      } else if byte != 0x20, byte != 0x09 {
        break
      }
      rest = rest.dropFirst()
    }
    return (rest, quotes)
  }
}
