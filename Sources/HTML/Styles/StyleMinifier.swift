/// Writes the tokens of a style sheet with as little between them as keeps their meaning. What is not known to be without
/// meaning stays, as one space.
struct StyleMinifier {
  private let tokens: [StyleToken]
  private let bytes: Bytes
  /// Whether what a token stands in ends with a brace that opens: a selector, or the head of an at-rule.
  private let isInHead: [Bool]
  private var output: [UInt8] = []
  /// How many brackets that are no braces are open.
  private var depth = 0
  /// The kind of the last token before, white space aside, and the one before that.
  private var last: StyleToken?
  private var beforeLast: StyleToken?
  /// Whether the value of a custom property is under way, whose white space scripts can see; and its open brackets.
  private var customDepth: Int?

  init(_ tokens: [StyleToken], of bytes: Bytes) {
    self.tokens = tokens
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
    var isInHead = [Bool](repeating: false, count: tokens.count)
    var isHead = false
    for index in tokens.indices.reversed() {
      switch tokens[index].kind {
      case .leftBrace: isHead = true
      case .semicolon, .rightBrace: isHead = false
      default: break
      }
      isInHead[index] = isHead
    }
    self.isInHead = isInHead
  }

  /// The sheet in short.
  mutating func minify() -> [UInt8] {
    var end = 0
    var hasSpace = false
    for (index, token) in tokens.enumerated() {
      let hasComment = token.range.lowerBound > end
      let hasLicence = hasComment && writeLicences(in: end..<token.range.lowerBound)
      end = token.range.upperBound
      if token.kind == .whitespace {
        hasSpace = true
        continue
      }
      if hasSpace {
        if needsSpace(before: index) { output.append(UInt8(ascii: " ")) }
      } else if hasComment, !hasLicence, let last, !last.standsAlone, !token.standsAlone {
        output += Array("/**/".utf8)
      }
      hasSpace = false
      write(token)
    }
    if end < bytes.count { _ = writeLicences(in: end..<bytes.count) }
    return output
  }

  private mutating func write(_ token: StyleToken) {
    output += bytes[token.range]
    followCustomProperty(token)
    if token.opens, token.kind != .leftBrace { depth += 1 }
    if token.closes, token.kind != .rightBrace { depth = max(0, depth - 1) }
    beforeLast = last
    last = token
  }

  /// A custom property starts where a declaration can, with a name of two hyphens and a colon; it ends with its declaration.
  private mutating func followCustomProperty(_ token: StyleToken) {
    if let open = customDepth {
      if token.opens {
        customDepth = open + 1
      } else if token.closes {
        customDepth = open > 0 ? open - 1 : nil
      } else if token.kind == .semicolon, open == 0 {
        customDepth = nil
      }
    } else if token.kind == .colon, let name = last, name.kind == .ident, beforeLast?.standsAlone ?? true,
      bytes[name.range].starts(with: Array("--".utf8))
    {
      customDepth = 0
    }
  }

  /// Whether the white space between the last token and this one has to stay.
  private func needsSpace(before index: Int) -> Bool {
    guard let last else { return false }
    let token = tokens[index]
    if customDepth != nil { return true }
    if last.standsAlone || token.standsAlone { return false }
    if last.opens || token.kind == .rightParenthesis || token.kind == .rightBracket { return false }
    let isInHead = isInHead[index]
    if last.kind == .colon, !isInHead, depth == 0 { return false }
    if isInHead, depth == 0, isCombinator(last) || isCombinator(token) { return false }
    return true
  }

  /// Whether a token of a selector is `>` or `~`; `+` can begin a number.
  private func isCombinator(_ token: StyleToken) -> Bool {
    token.kind == .delimiter
      && [UInt8(ascii: ">"), UInt8(ascii: "~")].contains(bytes[token.range.lowerBound])
  }

  /// Writes the comments between two tokens that start with `/*!`, and tells whether there are any.
  private mutating func writeLicences(in gap: Range<Int>) -> Bool {
    let count = output.count
    var index = gap.lowerBound
    while index + 2 < gap.upperBound {
      var end = index + 2
      while end + 1 < gap.upperBound, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
        end += 1
      }
      end = min(end + 2, gap.upperBound)
      if bytes[index + 2] == UInt8(ascii: "!") { output += bytes[index..<end] }
      index = end
    }
    return output.count > count
  }
}
