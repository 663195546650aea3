/// What the parts of some code are, as another program told it.
public struct CodeParts: Hashable, Sendable {
  let tokens: [Token]

  /// Takes parts by the short classes of Pygments, such as `kt`, with how many bytes each has; nothing where that is too much.
  public init?(_ parts: [(kind: String, count: Int)]) {
    var tokens: [Token] = []
    var end = 0
    for part in parts where part.count > 0 {
      end += part.count
      guard let place = UInt32(exactly: end) else { return nil }
      tokens.append(Token(end: place, kind: Kind(pygments: part.kind)))
    }
    self.tokens = tokens
  }

  /// The parts in bytes, to be kept.
  public var bytes: [UInt8] {
    tokens.flatMap { token in
      [token.kind.rawValue] + (0..<4).map { UInt8(truncatingIfNeeded: token.end >> (8 * UInt32($0))) }
    }
  }

  /// Takes what `bytes` gave for code of so many bytes; nothing for anything else.
  public init?(bytes: [UInt8], ofCodeWith count: Int) {
    guard bytes.count % 5 == 0 else { return nil }
    var tokens: [Token] = []
    var last: UInt32 = 0
    for start in stride(from: 0, to: bytes.count, by: 5) {
      let end = bytes[(start + 1)..<(start + 5)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard let kind = Kind(rawValue: bytes[start]), end > last else { return nil }
      tokens.append(Token(end: end, kind: kind))
      last = end
    }
    guard Int(last) == count else { return nil }
    self.tokens = tokens
  }
}

extension Kind {
  private static let byClass: [String: Kind] = Dictionary(
    allCases.map { ("\($0.className)", $0) }, uniquingKeysWith: { first, _ in first })

  /// Classes of Pygments that are no finer kind of what their first letter says.
  private static let others: [String: Kind] = [
    "bp": .builtin, "fm": .function, "nc": .type, "ne": .type, "nd": .attribute, "py": .attribute,
    "vc": .variable, "vg": .variable, "vi": .variable, "vm": .variable, "si": .escape, "cpf": .preprocessor,
    "ow": .keyword, "il": .number, "gu": .heading, "gp": .preprocessor,
  ]

  /// The kind for one of Pygments' short classes.
  init(pygments name: String) {
    self = Self.byClass[name] ?? Self.others[name] ?? Self.byFirstLetter[String(name.prefix(1))] ?? .plain
  }

  private static let byFirstLetter: [String: Kind] = [
    "c": .comment, "k": .keyword, "s": .string, "m": .number, "o": .operator,
  ]
}
