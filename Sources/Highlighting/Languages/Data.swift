enum JSONCode: Language {
  static let names = ["json", "jsonc", "json5", "geojson", "webmanifest", "jsonl"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.words.constants = "true false null Infinity NaN"
    syntax.lineComments = ["//"]
    syntax.blockComments = [("/*", "*/")]
    syntax.operators = ""
    syntax.first = [
      Rule(["\"", "'"], .quoted, .tag, beforeText: ":"), Rule(["-", "+"], .number(.name), .number),
      Rule(.bytes(.nameStart + "$"), .run(.name + "$"), .tag, beforeText: ":"),
    ]
    syntax.quotes = [Quote("\"", to: "\""), Quote("'", to: "'")]
    return syntax.grammar
  }
}

enum YAMLCode: Language {
  static let names = ["yaml", "yml"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    Grammar(
      states: [
        Grammar.State(
          "block",
          [
            Rule(["---", "..."], .text, .preprocessor, at: .lineStart, before: .spaces),
            Rule("%", .line(), .preprocessor, at: .lineStart), Rule(["|", ">"], .block, .string),
            Rule(["{", "["], .text, .plain, then: .push("flow")),
          ] + common + [Rule("", .scalar(inFlow: false), .plain)]),
        Grammar.State(
          "flow",
          [
            Rule(["{", "["], .text, .plain, then: .open), Rule(["}", "]"], .text, .plain, then: .close),
            Rule(",", .text, .plain),
          ] + common + [Rule("", .scalar(inFlow: true), .plain)]),
        Grammar.State(
          "double", otherwise: .string,
          [Rule("\\", .escape, .escape), Rule("\"", .text, .string, then: .pop)]),
        Grammar.State(
          "single", otherwise: .string, [Rule("''", .text, .escape), Rule("'", .text, .string, then: .pop)]),
      ],
      words: Words(
        constants: """
          true false null yes no on off True False Null Yes No On Off TRUE FALSE NULL YES NO ON OFF ~ .inf .Inf -.inf .nan .NaN
          """, hasMembers: false))
  }

  private static let common = [
    Rule(.bytes(.spaces), .run(.spaces), .plain), Rule("#", .line(), .comment, at: .afterBlank),
    Rule(["-", "?", ":"], .text, .plain, before: .spaces), Rule(":", .text, .plain),
    Rule(["\"", "'"], .quoted, .tag, beforeText: ":"),
    Rule("\"", .text, .string, then: .push("double")), Rule("'", .text, .string, then: .push("single")),
    Rule(["&", "*"], .some(ByteSet.name + "-./"), .variable),
    Rule("!", .run(ByteSet.name + "-./!:<>"), .type),
  ]
}

enum TOMLCode: Language {
  static let names = ["toml", "ini", "cfg", "conf", "properties", "editorconfig"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.words.constants = "true false inf nan"
    syntax.words.hasMembers = false
    syntax.lineComments = ["#"]
    syntax.operators = "="
    syntax.numbers = .digits + .letters + "_:-"
    let key = ByteSet.letters + .digits + "_-."
    syntax.first = [
      Rule("[", .some(key + "\"'[]() "), .heading, at: .indented, beforeText: "\n"),
      Rule("[", .some(key + "\"'[]() "), .heading, at: .indented, before: "#;"),
      Rule(";", .line(), .comment, at: .afterBlank),
      Rule(.bytes(key), .run(key), .tag, beforeText: "="), Rule(["\"", "'"], .quoted, .tag, beforeText: "="),
      Rule(.bytes(.letters), .run(key), .tag, at: .indented, beforeText: ":"),
      Rule(["-", "+"], .number(.digits + .letters + "_"), .number),
    ]
    syntax.late = [Rule(.bytes(.digits), .run(.digits + .letters + "_:.+-"), .number)]
    syntax.quotes = [
      Quote("\"\"\"", to: "\"\"\"", isMultiline: true),
      Quote("'''", to: "'''", escape: .none, isMultiline: true),
      Quote("\"", to: "\""), Quote("'", to: "'", at: .outsideWord, escape: .none),
    ]
    return syntax.grammar
  }
}
