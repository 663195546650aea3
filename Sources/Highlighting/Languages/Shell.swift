enum ShellCode: Language {
  static let names = ["shell", "sh", "bash", "zsh", "ksh", "dash", "shellscript", "env", "dotenv"]
  static let tables = Tables(grammar)
  static var grammar: Grammar { syntax.grammar }

  /// What a word of a command goes on with.
  private static let wordPart = ByteSet.name + "-./+:@%,"

  static var syntax: Syntax {
    var syntax = Syntax()
    syntax.names = WordStyle(part: wordPart, sign: UInt8(ascii: "="), signed: .variable)
    syntax.words.hasMembers = false
    syntax.words.keywords = """
      case coproc do done elif else esac fi for if in select then time until while return break continue
      """
    syntax.words.functionKeywords = "function"
    syntax.words.constants = "true false"
    syntax.words.builtins = """
      alias bg bind builtin cd command declare disown echo enable eval exec exit export fc fg getopts hash help history jobs \
      kill let local logout mapfile popd printf pushd pwd read readarray readonly set shift shopt source suspend test \
      times trap type typeset ulimit umask unalias unset wait
      """
    syntax.numbers = .digits
    syntax.operators = "|&<>=!"
    let commands = [Quote.Interpolation("$(", "(", ")")]
    let substitution = Rule("$(", .text, .escape, then: .push("code ("))
    let variables = [
      Rule("$((", .text, .escape, then: .push("arithmetic")),
      Rule("${", .text, .variable, then: .push("parameter")), Rule("$", .some(.name), .variable),
      Rule(["$?", "$!", "$#", "$@", "$*", "$$", "$-"], .text, .variable),
    ]
    syntax.heredocs = Heredocs(
      starts: [("<<", [])], areAsInShell: true, interpolations: commands, rules: variables)
    syntax.first =
      [
        Rule("#", .line(), .comment, at: .afterBlank), Rule("$ ", .text, .preprocessor, at: .lineStart),
        Rule(["<<<", "=~"], .text, .operator),
        Rule("((", .text, .operator, at: .afterBlank, then: .push("arithmetic command")),
        Rule("\\", .escape, .escape), Rule("-", .some(wordPart), .plain, at: .outsideWord),
      ] + variables + [substitution]
    syntax.states = [
      Grammar.State(
        "parameter", otherwise: .variable,
        [
          Rule("}", .text, .variable, then: .pop), Rule("\\", .escape, .escape),
          Rule("\"", .quoted, .string), Rule("'", .quoted, .string),
        ] + variables + [substitution]),
      arithmetic("arithmetic", .escape, variables + [substitution]),
      arithmetic("arithmetic command", .operator, variables + [substitution]),
    ]
    syntax.quotes = [
      Quote("\"", to: "\"", interpolations: commands, isMultiline: true, rules: variables),
      Quote("'", to: "'", escape: .none, isMultiline: true),
      Quote("$'", to: "'", isMultiline: true, variant: "escaped"),
      Quote("`", to: "`", isMultiline: true, rules: variables),
    ]
    return syntax
  }

  /// A calculation up to its two closing brackets: a shift in it opens no heredoc.
  private static func arithmetic(_ name: String, _ close: Kind, _ variables: [Rule]) -> Grammar.State {
    Grammar.State(
      name,
      [
        Rule("(", .text, .plain, then: .open), Rule("))", .text, close, at: .unnested, then: .pop),
        Rule(")", .text, .plain, then: .close), Rule("\"", .quoted, .string), Rule("\\", .escape, .escape),
        Rule(.bytes(.nameStart), .run(.name), .plain), Rule(.bytes(.digits), .number(.name), .number),
        Rule(.bytes("+-*/%=<>!&|^~?"), .text, .operator),
      ] + variables)
  }
}

/// What is typed at a prompt, and what came back.
enum ConsoleSession: Language {
  static let names = ["console", "shell-session", "shellsession", "terminal", "sh-session", "bash-session"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    Grammar(states: [
      Grammar.State(
        "output",
        [
          Rule(["$ ", "% ", "# ", "> ", "❯ "], .text, .preprocessor, at: .lineStart, then: .push("command")),
          Rule(
            .bytes(.letters), .some(.name + "@:~/.-"), .preprocessor, at: .lineStart, then: .become("prompt"),
            before: "$#"),
        ]),
      Grammar.State("prompt", [Rule(["$ ", "# "], .text, .preprocessor, then: .become("typed"))]),
      Grammar.State(
        "typed",
        [
          Rule("\n", .text, .plain, then: .become("output")),
          Rule("", .logicalLine, .plain, then: .embed("sh")),
        ]),
      Grammar.State(
        "command",
        [Rule("\n", .nothing, .plain, then: .pop), Rule("", .logicalLine, .plain, then: .embed("sh"))]),
    ])
  }
}
