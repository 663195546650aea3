/// PHP in HTML, and PHP alone where the code does not begin with a tag.
enum PHPCode: Language {
  static let names = ["php", "php3", "php4", "php5", "html+php", "phtml"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    let syntax = syntax
    var grammar = syntax.grammar
    let page = HTMLCode.states.map { state in
      var state = state
      state.rules.insert(Rule(["<?php", "<?=", "<?"], .text, .preprocessor, then: .push("island")), at: 0)
      return state
    }
    let leave = Rule("?>", .text, .preprocessor, then: .pop)
    grammar.states[0].rules =
      [
        Rule("<", .nothing, .plain, at: .start, then: .become("text")),
        Rule("?>", .text, .preprocessor, then: .become("text")),
      ] + syntax.code
    grammar.states += page + [Grammar.State("island", [leave] + syntax.code)]
    return grammar
  }

  private static var syntax: Syntax {
    var syntax = Syntax()
    syntax.names.capitalised = .type
    syntax.words.ignoresCase = true
    syntax.words.keywords = """
      abstract as break case catch clone const continue declare default do echo else elseif enddeclare endfor endforeach \
      endif endswitch endwhile exit extends final finally for foreach from global goto if implements include include_once \
      insteadof match new namespace print private protected public readonly require require_once return static \
      switch throw try use var while yield die
      """
    syntax.words.functionKeywords = "function fn"
    syntax.words.typeKeywords = "class interface trait enum"
    syntax.words.contextual = "enum from"
    syntax.words.constants =
      "true false null self parent __class__ __dir__ __file__ __function__ __line__ __method__"
    syntax.words.types = "array bool callable float int iterable mixed never object string void"
    syntax.words.operators = "and or xor instanceof"
    syntax.words.builtins =
      "isset unset empty list count strlen in_array array_map array_filter printf sprintf var_dump"
    syntax.operators = "+-*/%=<>!&|^~?.:@"
    syntax.blockComments = [("/*", "*/")]
    let variable = Rule("$", .some(.name), .variable)
    let interpolated = [
      Rule("{", .text, .escape, then: .push("code {"), before: "$"),
      Rule("${", .text, .escape, then: .push("code {")), variable,
    ]
    syntax.heredocs = Heredocs(
      starts: [("<<<", [])], interpolations: [], rules: interpolated)
    syntax.first = [
      Rule("#[", .text, .attribute, then: .push("attribute")),
      Rule(["//", "#"], .line(until: "?>"), .comment), variable,
    ]
    syntax.states = [
      Grammar.State(
        "attribute", otherwise: .attribute,
        [
          Rule("[", .text, .attribute, then: .open), Rule("]", .text, .attribute, then: .close),
          Rule("\"", .quoted, .string), Rule("'", .quoted, .string),
        ])
    ]
    syntax.quotes = [
      Quote("\"", to: "\"", isMultiline: true, rules: interpolated),
      Quote("'", to: "'", isMultiline: true), Quote("`", to: "`", isMultiline: true, rules: interpolated),
    ]
    syntax.brackets = [Bracket("{", "}")]
    return syntax
  }
}
