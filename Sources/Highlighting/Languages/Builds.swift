enum DockerfileCode: Language {
  static let names = ["dockerfile", "docker", "containerfile"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    let newline = Rule("\n", .nothing, .plain, then: .pop)
    let end = Rule("\n", .heredocEnd, .string, then: .pop)
    let shell = ShellCode.grammar
    let code = shell.states.first?.rules ?? []
    return Grammar(
      states: [
        Grammar.State(
          "file",
          [
            Rule("#", .line(), .comment, at: .indented),
            instruction(["RUN", "CMD", "ENTRYPOINT", "HEALTHCHECK CMD", "ONBUILD RUN"], then: "command"),
            instruction(
              [
                "FROM", "LABEL", "MAINTAINER", "EXPOSE", "ENV", "ADD", "COPY", "VOLUME", "USER", "WORKDIR",
                "ARG",
                "ONBUILD", "STOPSIGNAL", "HEALTHCHECK", "SHELL",
              ], then: "arguments"),
          ]),
        Grammar.State(
          "command",
          [
            newline, Rule(.bytes(.blanks), .run(.blanks), .plain), Rule("--", .some(option), .attribute),
            heredoc("script"),
          ] + continued + [Rule("", .logicalLine, .plain, then: .embed("sh"))]),
        Grammar.State("arguments", [newline] + continued + [heredoc("file text")] + arguments),
        Grammar.State("script head", [Rule("\n", .nothing, .plain, then: .become("script"))] + code),
        Grammar.State("script", [end] + code),
        Grammar.State(
          "file text head", [Rule("\n", .nothing, .plain, then: .become("file text"))] + arguments),
        Grammar.State("file text", otherwise: .string, [end]),
      ] + shell.states, words: shell.words)
  }

  private static let option = ByteSet.name + "-=,/.:@"

  /// What goes on below: comments between the lines are no part of it.
  private static let continued = [
    Rule("\\\n", .run("\n"), .escape), Rule("#", .through("\n"), .comment, at: .indented),
  ]

  private static let arguments = [
    Rule("\"", .quoted, .string), Rule("'", .quoted, .string),
    Rule("${", .text, .variable, then: .push("parameter")), Rule("$", .some(.name), .variable),
    Rule(["AS", "as"], .text, .keyword, at: .afterBlank, before: .blanks),
    Rule("CMD", .text, .keyword, at: .afterBlank, then: .become("command"), before: .blanks),
    Rule("--", .some(.name + "-"), .attribute, at: .afterBlank),
    Rule(.bytes(.nameStart), .run(.name + "-."), .attribute, at: .afterBlank, before: "="),
    Rule(.bytes(.digits), .number(.digits), .number, at: .afterBlank),
  ]

  private static func heredoc(_ state: String) -> Rule {
    Rule(
      "<<", .heredocStart(asInShell: true), .string, at: .afterBlank,
      then: .heredoc("\(state) head", quoted: "\(state) head"))
  }

  private static func instruction(_ names: [String], then state: String) -> Rule {
    Rule(
      .texts(names + names.map { $0.lowercased() }), .text, .keyword, at: .indented, then: .push(state),
      before: .blanks)
  }
}

enum MakefileCode: Language {
  static let names = ["makefile", "make", "mk", "gnumake", "mf"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var shell = ShellCode.syntax
    shell.first = references + shell.first
    shell.quotes = [
      Quote("\"", to: "\"", rules: references), Quote("`", to: "`", rules: references),
      Quote("'", to: "'", escape: .none, rules: references + [Rule("\\\n", .text, .escape)]),
    ]
    var recipe = shell.grammar.states[0]
    recipe = Grammar.State("recipe", [Rule("\n", .nothing, .plain, then: .pop)] + recipe.rules)
    let name = ByteSet.name + "-./%"
    let assignments = ["=", ":=", "::=", "?=", "+=", "!="].map {
      Rule(.bytes(.nameStart + "."), .run(name), .variable, at: .indented, beforeText: $0)
    }
    let file = Grammar.State(
      "file",
      [
        Rule("\t", .text, .plain, at: .lineStart, then: .push("recipe")), Rule("#", .line(), .comment),
        Rule("\\\n", .text, .escape),
      ] + references + assignments + [
        Rule(declarations, .text, .keyword, at: .indented, then: .push("declaration"), before: .blanks),
        Rule(.bytes(name), .run(name), .function, at: .lineStart, beforeText: ":"),
        Rule(["$(", "${"], .text, .variable, then: .push("reference")),
        Rule("\"", .quoted, .string), Rule("'", .quoted, .string),
        Rule(.bytes(.nameStart + "-"), .word(WordStyle(part: name)), .plain, at: .indented),
        Rule(["ifeq", "ifneq", "ifdef", "ifndef"], .text, .keyword, at: .afterBlank, before: " ("),
        Rule(.bytes(name), .run(name), .plain),
        Rule(.bytes("=:?+!|"), .text, .operator),
      ])
    let reference = Grammar.State(
      "reference", otherwise: .variable,
      references + [
        Rule(["(", "{"], .text, .variable, then: .open), Rule([")", "}"], .text, .variable, then: .close),
        Rule(
          .texts(functions.split(separator: " ").map(String.init)), .text, .builtin, at: .outsideWord,
          before: .blanks),
      ])
    let declaration = Grammar.State(
      "declaration",
      [
        Rule(.bytes(.blanks), .run(.blanks), .plain), Rule(declarations, .text, .keyword, before: .blanks),
        Rule(.bytes(name), .run(name), .variable, then: .pop), Rule("", .nothing, .plain, then: .pop),
      ])
    shell.words.keywords += " " + conditionals
    return Grammar(states: [file, recipe, reference, declaration] + shell.grammar.states, words: shell.words)
  }

  /// What the name of a variable follows.
  private static let declarations: Rule.Start = [
    "define", "export", "override", "private", "undefine", "unexport",
  ]

  private static let references = [
    Rule(["$(", "${"], .text, .variable, then: .push("reference")),
    Rule(["$@", "$<", "$^", "$*", "$?", "$+", "$%", "$|"], .text, .variable), Rule("$$", .text, .escape),
  ]

  private static let conditionals =
    "define else endef endif ifdef ifeq ifndef ifneq include sinclude -include vpath"

  private static let functions = """
    abspath addprefix addsuffix and basename call dir error eval file filter filter-out findstring firstword foreach if \
    info join lastword notdir or origin patsubst realpath shell sort strip subst suffix value warning wildcard word \
    wordlist words
    """
}

/// What changed between files.
enum DiffCode: Language {
  static let names = ["diff", "patch", "udiff"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    Grammar(states: [
      Grammar.State(
        "lines",
        [
          Rule(["+", ">"], .line(), .inserted, at: .lineStart),
          Rule(["-", "<"], .line(), .deleted, at: .lineStart),
          Rule(
            [
              "@@", "diff ", "index ", "Index: ", "=====", "new file", "deleted file", "rename ",
              "similarity ", "old mode",
              "new mode", "copy ", "Binary files", "Only in ", "*** ",
            ], .line(), .heading, at: .lineStart),
          Rule("\\ ", .line(), .comment, at: .lineStart),
        ])
    ])
  }
}
