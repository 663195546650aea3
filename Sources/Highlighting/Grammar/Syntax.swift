/// The usual shape of a programming language, from which its grammar is made: code, and strings that can hold code.
struct Syntax {
  var words = Words()
  /// What a name begins with.
  var nameStart = ByteSet.nameStart
  var names = WordStyle()
  /// What comments to the end of the line begin with.
  var lineComments: [String] = []
  var blockComments: [(open: String, close: String)] = []
  var commentsNest = false
  var quotes: [Quote] = []
  /// What numbers go on with; none if it is empty.
  var numbers = ByteSet.name
  var operators: ByteSet = "+-*/%=<>!&|^~?"
  /// Rules that are tried before the usual ones in all code.
  var first: [Rule] = []
  /// Rules that are tried after strings and comments, and before names.
  var late: [Rule] = []
  /// Brackets that rules of code open, beside those of strings.
  var brackets: [Bracket] = []
  var heredocs: Heredocs?
  /// States beside those of code and strings.
  var states: [Grammar.State] = []
  /// What the state `code` is called: another name where a grammar has code of several languages.
  var prefix = ""

  var grammar: Grammar {
    var states = [Grammar.State("\(prefix)code", code)]
    states += self.states
    for bracket in allBrackets { states.append(nestedCode(bracket)) }
    states += heredocs?.states(prefix, code: code) ?? []
    for quote in quotes where !states.contains(where: { $0.name == quote.state(prefix) }) {
      states.append(Grammar.State(quote.state(prefix), otherwise: quote.kind, quote.rules(prefix)))
    }
    return Grammar(states: states, words: words)
  }

  /// The rules of code.
  var code: [Rule] {
    var rules = first
    if let heredocs { rules += heredocs.starts(prefix) }
    for quote in quotes {
      rules.append(
        Rule(.texts(quote.opens), .text, quote.kind, at: quote.place, then: .push(quote.state(prefix))))
    }
    rules += lineComments.map { Rule(.texts([$0]), .line(), .comment) }
    rules += blockComments.map {
      Rule(.texts([$0.open]), commentsNest ? .nested($0.close) : .through($0.close), .comment)
    }
    rules += late
    rules.append(Rule(.bytes(nameStart), .word(names), .plain))
    if numbers.contains(UInt8(ascii: "0")) {
      rules.append(Rule(.bytes(.digits), .number(numbers), .number))
      rules.append(Rule(".", .number(numbers), .number))
    }
    rules.append(Rule(.bytes(operators), .text, .operator))
    return rules
  }

  /// Code up to the bracket that closes it.
  func nestedCode(_ bracket: Bracket) -> Grammar.State {
    Grammar.State(
      prefix + bracket.state,
      [
        Rule(.texts([bracket.open]), .text, .plain, then: .open),
        Rule(.texts([bracket.close]), .text, bracket.kind, then: .close),
      ] + code)
  }

  private var allBrackets: [Bracket] {
    var distinct: [Bracket] = []
    let interpolations = quotes.flatMap(\.interpolations) + (heredocs?.interpolations ?? [])
    for bracket in brackets + interpolations.map(\.bracket)
    where !distinct.contains(where: { $0.state == bracket.state }) {
      distinct.append(bracket)
    }
    return distinct
  }
}

/// Brackets around code in a string.
struct Bracket {
  let open: String
  let close: String
  /// What the closing one is.
  let kind: Kind

  init(_ open: String, _ close: String, _ kind: Kind = .escape) {
    self.open = open
    self.close = close
    self.kind = kind
  }

  /// The name of the state in between.
  var state: String { "code \(open)" }
}
