/// What no author writes, and what would take the parser or the page beyond all proportion.
struct Excess: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Links, or lines with links, that the parser would compare each with each.
    case links
    /// A page many times the size of its source.
    case growth
    /// A source beyond 32 bits.
    case size
    /// More elements in each other than a reader of XML takes.
    case depth
  }

  let kind: Kind
  /// The byte where the limit is passed.
  let offset: Int

  var message: String {
    switch kind {
    case .links: "there are more open brackets in one paragraph than can be read"
    case .growth: "this Markdown would become a page many times its size"
    case .size: "this file is too long for Markdown"
    case .depth: "this lies in more quotes, lists and emphasis than a page may have"
    }
  }

  var hint: String {
    switch kind {
    case .links: "put what is not meant as a link in a code block, or a blank line between"
    case .growth: "look for a table of very many columns, or a long link that is used very often"
    case .size: "split it"
    case .depth: "at most \(Excess.mostDepth) may lie in each other"
    }
  }
}

extension Excess {
  /// Finds in a source what takes the parser quadratic time: brackets within brackets, and a paragraph of very many lines and
  /// brackets. `signs` are those of the same text.
  static func find(in source: UnsafeBufferPointer<UInt8>, from start: Int, _ signs: Signs) -> Excess? {
    let text = UnsafeBufferPointer(rebasing: source[start...])
    let offset = signs.bracketCount > mostBrackets ? brackets(in: text) : nil
    return offset.map { Excess(kind: .links, offset: start + $0) }
  }

  /// Whether there is more of a source than an offset can tell.
  static func isTooLong(_ source: UnsafeBufferPointer<UInt8>) -> Bool { source.count > longestSource }

  /// An offset is 32 bits wide, and what is synthesised needs room, too.
  private static let longestSource = 1 << 28
  /// libxml2 takes 256 elements in each other, of which some stand around the text.
  static let mostDepth = 128
  private static let mostBrackets = 1000
  private static let mostPairs = 1 << 30

  private static func brackets(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var depth = 0
    var brackets = 0
    var lines = 0
    var isAfterBlank = true
    var code = CertainCode()
    var position = 0
    while position < text.count {
      let (line, next) = Line.read(text, at: position)
      position = next
      let isCode = code.read(line, isAfterBlank: isAfterBlank)
      isAfterBlank = line.isBlank
      if isCode || isAfterBlank {
        (depth, brackets, lines) = (0, 0, 0)
        continue
      }
      lines += 1
      for index in line.indices {
        if line[index] == UInt8(ascii: "[") {
          depth += 1
          brackets += 1
          if depth > mostBrackets || brackets * lines > mostPairs { return index }
        } else if line[index] == UInt8(ascii: "]") {
          depth = max(0, depth - 1)
        }
      }
    }
    return nil
  }
}
