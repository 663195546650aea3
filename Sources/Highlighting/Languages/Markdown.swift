/// Markdown with HTML in it, and fenced code in any language.
enum MarkdownCode: Language {
  static let names = ["markdown", "md", "gfm", "commonmark", "mdx"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    Grammar(
      states: [
        Grammar.State(
          "document", blocks + inlines + Array(HTMLCode.text.prefix(1)) + [HTMLCode.smallerThan, tag]),
        span("***", "strong stressed"), span("**", "strong"), span("__", "strong underscores"),
        span("*", "stressed"),
        span("_", "stressed underscores"),
        Grammar.State(
          "target", otherwise: .attribute,
          [
            Rule(")", .text, .plain, then: .pop), Rule("\n", .nothing, .plain, then: .pop),
            Rule("\"", .quoted, .string),
          ]),
        Grammar.State(
          "front matter",
          [
            Rule(["---", "+++"], .text, .preprocessor, at: .start),
            Rule(["\n---", "\n+++"], .text, .preprocessor, then: .pop),
            Rule("", .before("\n---"), .plain, then: .embed("yaml")),
          ]),
      ] + HTMLCode.states)
  }

  private static let tag = Rule(
    ["</", "<"], .some(HTMLCode.tagName - "."), .tag, then: .push("tag"), before: " \n/>")

  private static let blocks = [
    Rule(["---\n", "+++\n"], .nothing, .plain, at: .start, then: .push("front matter")),
    Rule(["`", "~"], .fence, .string, at: .indented, then: .embed("")),
    Rule(["# ", "## ", "### ", "#### ", "##### ", "###### "], .line(), .heading, at: .indented),
    Rule(["===", "---", "***", "___"], .run("=-*_ "), .heading, at: .lineStart, beforeText: "\n"),
    Rule(">", .run("> "), .keyword, at: .indented),
    Rule(["- [ ]", "- [x]", "* [ ]", "* [x]"], .text, .keyword, at: .indented),
    Rule(["-", "*", "+"], .text, .keyword, at: .indented, before: .blanks),
    Rule(.bytes(.digits), .run(.digits + ".)"), .keyword, at: .indented, before: .blanks),
    Rule("[", .enclosed("]"), .attribute, at: .indented, before: ":"),
  ]

  private static let inlines = [
    Rule("```", .through("```"), .string), Rule("``", .through("``"), .string), Rule("`", .quoted, .string),
    Rule("\\", .escape, .escape),
    Rule("***", .text, .heading, then: .push("strong stressed"), before: notBlank),
    Rule("**", .text, .heading, then: .push("strong"), before: notBlank),
    Rule("__", .text, .heading, at: .outsideWord, then: .push("strong underscores"), before: notBlank),
    Rule("*", .text, .heading, then: .push("stressed"), before: notBlank),
    Rule("_", .text, .heading, at: .outsideWord, then: .push("stressed underscores"), before: notBlank),
    Rule("](", .text, .plain, then: .push("target")),
    Rule("<http", .enclosed(">"), .attribute),
    Rule(["https:", "http:"], .some(ByteSet.all - .spaces - "<>)\""), .attribute), HTMLCode.entity,
  ]

  private static let notBlank = ByteSet.all - .spaces - "*"

  /// Stressed text, to the same sign on the same line.
  private static func span(_ sign: String, _ name: String) -> Grammar.State {
    Grammar.State(
      name, otherwise: .heading,
      [
        Rule(.texts([sign]), .text, .heading, then: .pop), Rule("`", .quoted, .string),
        Rule("\\", .escape, .escape), Rule("\n", .nothing, .plain, then: .pop),
      ])
  }
}
