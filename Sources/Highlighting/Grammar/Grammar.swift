/// How a language is written, as data: states, and in each the rules that are tried in their order.
struct Grammar {
  /// One state.
  struct State {
    let name: String
    /// What bytes are that no rule takes.
    let otherwise: Kind
    var rules: [Rule]

    init(_ name: String, otherwise: Kind = .plain, _ rules: [Rule]) {
      self.name = name
      self.otherwise = otherwise
      self.rules = rules
    }
  }

  /// The states; a lexer starts in the first.
  var states: [State]
  /// The words that all states know.
  var words = Words()

  /// The same grammar with rules that are tried first in every state.
  func with(everywhere rules: [Rule], states more: [State]) -> Grammar {
    var grammar = self
    for index in grammar.states.indices { grammar.states[index].rules = rules + grammar.states[index].rules }
    grammar.states += more
    return grammar
  }
}

/// The words of a language, divided by blanks.
struct Words {
  var keywords = ""
  /// Keywords that are operands, such as `nil`: a slash after them divides.
  var constants = ""
  var types = ""
  var builtins = ""
  /// Words that are read as attributes.
  var attributes = ""
  /// Names of elements.
  var tags = ""
  /// Words that are read as directives.
  var directives = ""
  /// Keywords before the name of a function.
  var functionKeywords = ""
  /// Keywords before the name of a type.
  var typeKeywords = ""
  /// Those of the other words that are names unless a name, a string or an opening bracket follows after a blank, such as
  /// `type` in TypeScript.
  var contextual = ""
  /// Words of operators, such as `and`.
  var operators = ""
  /// Whether letter case counts.
  var ignoresCase = false
  /// Whether a name after a single point is never a keyword.
  var hasMembers = true
}
