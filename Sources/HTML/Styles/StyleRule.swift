/// A rule at the top of a style sheet (CSS Syntax 3, section 5.4.1).
public struct StyleRule: Hashable, Sendable {
  /// The name of an at-rule in lower case, with its sign: `@media`. Nothing for a rule of style.
  public let atName: String?
  /// What the rule is for: the selectors of a rule of style, without the commas between them. An at-rule has its conditions
  /// here, in the same way.
  public let selectors: [Range<Int>]
  /// All of the rule.
  public let range: Range<Int>
}

extension StyleSheet {
  /// The rules of a sheet in order; nothing for a sheet that is not well-formed: with a token or bracket without an end, or
  /// something at its end that is no rule.
  public static func rules(of sheet: [UInt8]) -> [StyleRule]? {
    guard let tokens = tokens(of: sheet), isClosed(tokens) else { return nil }
    let meant = tokens.drop { $0.kind == .whitespace }
    var rules: [StyleRule] = []
    var rest = meant
    while let first = rest.first {
      let isAtRule = first.kind == .atKeyword
      guard let end = endOfRule(in: rest, isAtRule: isAtRule) else { return nil }
      let prelude = rest[rest.startIndex..<end.prelude].dropFirst(isAtRule ? 1 : 0)
      rules.append(
        StyleRule(
          atName: isAtRule ? String(decoding: sheet[first.range], as: UTF8.self).lowercased() : nil,
          selectors: parts(of: prelude), range: first.range.lowerBound..<tokens[end.rule].range.upperBound))
      rest = rest[(end.rule + 1)...].drop { $0.kind == .whitespace }
    }
    return rules
  }

  /// Whether each bracket is closed by its own kind.
  static func isClosed(_ tokens: [StyleToken]) -> Bool {
    var open: [CSSToken.Kind] = []
    for token in tokens {
      switch token.kind {
      case .function, .leftParenthesis: open.append(.rightParenthesis)
      case .leftBracket: open.append(.rightBracket)
      case .leftBrace: open.append(.rightBrace)
      default: if token.closes, open.popLast() != token.kind { return false }
      }
    }
    return open.isEmpty
  }

  /// Where the block of the first rule starts, or where its semicolon stands, and which token is its last.
  private static func endOfRule(
    in tokens: ArraySlice<StyleToken>, isAtRule: Bool
  ) -> (prelude: Int, rule: Int)? {
    var depth = 0
    var block: Int?
    for (index, token) in zip(tokens.indices, tokens) {
      if depth == 0, block == nil {
        if token.kind == .semicolon, isAtRule { return (index, index) }
        if token.kind == .leftBrace { block = index }
      }
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      if depth == 0, let block { return (block, index) }
    }
    return nil
  }

  /// What stands between the commas that stand in no brackets, without the white space around it.
  private static func parts(of tokens: ArraySlice<StyleToken>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var part: Range<Int>?
    for token in tokens where token.kind != .whitespace {
      if token.kind == .comma, depth == 0 {
        parts.append(part ?? token.range.lowerBound..<token.range.lowerBound)
        part = nil
        continue
      }
      if token.opens { depth += 1 }
      if token.closes { depth -= 1 }
      part = (part?.lowerBound ?? token.range.lowerBound)..<token.range.upperBound
    }
    return part.map { parts + [$0] } ?? parts
  }
}
