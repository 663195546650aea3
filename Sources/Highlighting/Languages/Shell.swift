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
    let variables = [
      Rule("${", .text, .variable, then: .push("parameter")), Rule("$", .some(.name), .variable),
      Rule(["$?", "$!", "$#", "$@", "$*", "$$", "$-"], .text, .variable),
    ]
    syntax.heredocs = Heredocs(starts: [("<<", [])], interpolations: commands, rules: variables)
    syntax.first =
      [
        Rule("#", .line(), .comment, at: .afterBlank), Rule("$ ", .text, .preprocessor, at: .lineStart),
        Rule("<<<", .text, .operator), Rule("$(", .text, .escape, then: .push("code (")),
        Rule("\\", .escape, .escape), Rule("-", .some(wordPart), .plain, at: .afterBlank),
      ] + variables
    syntax.states = [
      Grammar.State(
        "parameter", otherwise: .variable,
        [
          Rule("}", .text, .variable, then: .pop), Rule("$(", .text, .escape, then: .push("code (")),
          Rule("\"", .quoted, .string), Rule("'", .quoted, .string),
        ] + variables)
    ]
    syntax.quotes = [
      Quote("\"", to: "\"", interpolations: commands, isMultiline: true, rules: variables),
      Quote("'", to: "'", escape: .none, isMultiline: true),
      Quote("$'", to: "'", isMultiline: true, variant: "escaped"),
      Quote("`", to: "`", isMultiline: true, rules: variables),
    ]
    return syntax
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
