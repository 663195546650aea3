/// A kind of string: how it opens and closes, and what is special in it.
struct Quote {
  /// How a character is escaped.
  enum Escape {
    case none
    /// By a backslash, or by the text that stands for one.
    case backslash(String = "\\")
    /// A quote is written twice.
    case doubled
  }

  /// Code inside.
  struct Interpolation {
    /// Such as `\(`; it ends in the opening bracket.
    let start: String
    let bracket: Bracket

    init(_ start: String, _ open: String, _ close: String) {
      self.start = start
      bracket = Bracket(open, close)
    }
  }

  let opens: [String]
  let close: String
  let kind: Kind
  let place: Rule.Place
  let escape: Escape
  let interpolations: [Interpolation]
  /// Whether it goes on over line ends.
  let isMultiline: Bool
  /// The opening bracket that counts inside, where brackets are the quotes.
  let nesting: String?
  /// Rules for what else is special inside.
  let rules: [Rule]
  /// What keeps its state apart from that of others with the same closing text.
  let variant: String

  init(
    _ opens: String..., to close: String, _ kind: Kind = .string, at place: Rule.Place = [],
    escape: Escape = .backslash(), interpolations: [Interpolation] = [], isMultiline: Bool = false,
    nesting: String? = nil, rules: [Rule] = [], variant: String = ""
  ) {
    self.opens = opens
    self.close = close
    self.kind = kind
    self.place = place
    self.escape = escape
    self.interpolations = interpolations
    self.isMultiline = isMultiline
    self.nesting = nesting
    self.rules = rules
    self.variant = variant
  }

  /// The name of its state.
  func state(_ prefix: String) -> String { "\(prefix)string \(variant)\(close)" }

  /// The rules inside it.
  func rules(_ prefix: String) -> [Rule] {
    var rules = self.rules
    for interpolation in interpolations {
      rules.append(
        Rule(.texts([interpolation.start]), .text, .escape, then: .push(prefix + interpolation.bracket.state))
      )
    }
    switch escape {
    case .none: break
    case .backslash(let text): rules.append(Rule(.texts([text]), .escape, .escape))
    case .doubled: rules.append(Rule(.texts([close + close]), .text, .escape))
    }
    if let nesting {
      rules.append(Rule(.texts([nesting]), .text, kind, then: .open))
      rules.append(Rule(.texts([close]), .text, kind, then: .close))
    } else {
      rules.append(Rule(.texts([close]), .text, kind, then: .pop))
    }
    if !isMultiline { rules.append(Rule("\n", .nothing, .plain, then: .pop)) }
    return rules
  }
}
