/// A style sheet on its way to being published: shorter, and with what it imports put in.
public enum StyleSheet {
  /// The sheet without comments and without the white space that nobody needs. Its tokens stay as they are, and one that is
  /// broken stays as it is as a whole. Comments that start with `/*!` stay: they mostly are licences.
  public static func minified(_ sheet: [UInt8]) -> [UInt8] {
    guard let tokens = tokens(of: sheet) else { return sheet }
    let short = sheet.withUnsafeBufferPointer { bytes in
      var minifier = StyleMinifier(tokens, of: Bytes(bytes))
      return minifier.minify()
    }
    return hasSameTokens(sheet, short) ? short : sheet
  }

  /// Where the tokens of a sheet lie, white space among them; nothing where one of them, or a comment, has no end.
  static func tokens(of sheet: [UInt8]) -> [StyleToken]? {
    sheet.withUnsafeBufferPointer { bytes in
      var tokenizer = CSSTokenizer(Bytes(bytes))
      var tokens: [StyleToken] = []
      while true {
        let token = tokenizer.next()
        switch token.kind {
        case .badString, .badURL: return nil
        case .end: return tokenizer.openComment == nil ? tokens : nil
        default: tokens.append(StyleToken(kind: token.kind, range: token.offset..<token.end))
        }
      }
    }
  }

  /// Whether two sheets say the same, but for white space and comments.
  static func hasSameTokens(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard let first = tokens(of: one), let second = tokens(of: other) else { return false }
    return first.lazy.filter { $0.kind != .whitespace }
      .elementsEqual(second.lazy.filter { $0.kind != .whitespace }) {
        $0.kind == $1.kind && one[$0.range].elementsEqual(other[$1.range])
      }
  }
}

/// A token of a style sheet, without its bytes.
struct StyleToken {
  /// What it is.
  let kind: CSSToken.Kind
  /// Where it lies.
  let range: Range<Int>

  /// Whether it opens a block: a bracket or a function.
  var opens: Bool {
    switch kind {
    case .function, .leftParenthesis, .leftBracket, .leftBrace: true
    default: false
    }
  }

  /// Whether it closes a block.
  var closes: Bool {
    switch kind {
    case .rightParenthesis, .rightBracket, .rightBrace: true
    default: false
    }
  }

  /// Whether white space beside it never means anything.
  var standsAlone: Bool {
    switch kind {
    case .leftBrace, .rightBrace, .semicolon, .comma: true
    default: false
    }
  }
}
