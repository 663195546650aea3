enum DockerfileCode: Language {
  static let names = ["dockerfile", "docker", "containerfile"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    let newline = Rule("\n", .nothing, .plain, then: .pop)
    let variable = Rule("$", .some(.name), .variable)
    return Grammar(states: [
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
      Grammar.State("command", [newline, Rule("", .logicalLine, .plain, then: .embed("sh"))]),
      Grammar.State(
        "arguments",
        [
          newline, Rule("\\\n", .text, .escape), Rule("\"", .quoted, .string), Rule("'", .quoted, .string),
          Rule("${", .line(until: "}"), .variable, before: "}"), variable,
          Rule(["AS", "as"], .text, .keyword, at: .afterBlank, before: .blanks),
          Rule("CMD", .text, .keyword, at: .afterBlank, then: .become("command"), before: .blanks),
          Rule("--", .some(.name + "-"), .attribute, at: .afterBlank),
          Rule(.bytes(.nameStart), .run(.name + "-."), .attribute, at: .afterBlank, before: "="),
          Rule(.bytes(.digits), .number(.digits), .number, at: .afterBlank),
        ]),
    ])
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
    shell.words = Words()
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
        Rule(.bytes(name), .run(name), .function, at: .lineStart, beforeText: ":"),
        Rule(["$(", "${"], .text, .variable, then: .push("reference")),
        Rule("\"", .quoted, .string), Rule("'", .quoted, .string),
        Rule(.bytes(.nameStart + "-"), .word(WordStyle(part: name)), .plain),
        Rule(.bytes("=:?+!|"), .text, .operator),
      ])
    let reference = Grammar.State(
      "reference", otherwise: .variable,
      references + [
        Rule(["(", "{"], .text, .variable, then: .open), Rule([")", "}"], .text, .variable, then: .close),
        Rule(.bytes(.nameStart), .word(WordStyle(called: .variable)), .variable),
      ])
    return Grammar(states: [file, recipe, reference] + shell.grammar.states, words: words)
  }

  private static let references = [
    Rule(["$(", "${"], .text, .variable, then: .push("reference")),
    Rule(["$@", "$<", "$^", "$*", "$?", "$+", "$%", "$|"], .text, .variable), Rule("$$", .text, .escape),
  ]

  private static let words = Words(
    keywords:
      "define endef else endif ifdef ifeq ifndef ifneq include sinclude -include export unexport override private undefine vpath",
    builtins: """
      abspath addprefix addsuffix and basename call dir error eval file filter filter-out findstring firstword foreach if \
      info join lastword notdir or origin patsubst realpath shell sort strip subst suffix value warning wildcard word \
      wordlist words
      """, hasMembers: false)
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
              "new mode", "copy ", "Binary files",
            ], .line(), .heading, at: .lineStart),
          Rule("\\ ", .line(), .comment, at: .lineStart),
        ])
    ])
  }
}
