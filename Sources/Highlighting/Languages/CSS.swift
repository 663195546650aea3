/// CSS, and what its preprocessors add to it.
enum CSSCode: Language {
  static let names = ["css", "scss", "less", "postcss"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    let block = Rule("{", .text, .plain, then: .push("block"))
    return Grammar(
      states: [
        Grammar.State("rules", common + [block] + selectors),
        Grammar.State(
          "block",
          common + [
            Rule("}", .text, .plain, then: .pop), block,
            Rule(["--", "$"], .run(name), .variable, beforeText: ":"),
            Rule(":", .text, .plain, then: .push("value"), before: ByteSet.all - ":" - .lower),
          ] + property + selectors),
        Grammar.State(
          "value",
          common + [
            Rule(";", .text, .plain, then: .pop), Rule("}", .nothing, .plain, then: .pop),
            Rule("{", .nothing, .plain, then: .pop), Rule(["--", "$"], .some(name), .variable),
            Rule("url(", .line(until: ")"), .string), Rule("!", .some(name), .keyword),
            Rule("#", .some(.digits + .letters), .number), number, Rule(["-", "."], number.match, .number),
            Rule(.bytes(.nameStart + "-"), .run(name), .function, before: "("),
            Rule(.bytes(.nameStart), .run(name), .plain),
            Rule(.bytes("+*/>~"), .text, .operator),
          ]),
      ], words: words)
  }

  private static let name = ByteSet.name + "-"
  private static let number = Rule(.bytes(.digits), .number(.digits + .letters + "%"), .number)

  /// Comments, strings and at-rules.
  private static let common = [
    Rule("/*", .through("*/"), .comment), Rule("//", .line(), .comment), Rule("\"", .through("\""), .string),
    Rule("'", .through("'"), .string), Rule("@", .some(name), .keyword),
    Rule("#{", .line(until: "}"), .escape),
    Rule("\\", .escape, .escape),
  ]

  /// A property and the colon behind it; names of elements are looked up first, for `a:hover`.
  private static let property = [
    Rule(
      .bytes(.nameStart + "-"),
      .word(WordStyle(part: name, called: .function, sign: UInt8(ascii: ":"), signed: .attribute)), .plain,
      before: ":"),
    Rule(.bytes(.nameStart + "-"), .run(name), .attribute, beforeText: ":"),
  ]

  private static let selectors = [
    Rule(["::", ":"], .some(name), .builtin), Rule([".", "#"], .some(name), .tag), number,
    Rule(.bytes(.nameStart), .word(WordStyle(part: name)), .plain),
    Rule(.bytes("+*>~&=<|^$"), .text, .operator),
  ]

  private static let words = Words(
    tags: """
      a abbr address article aside audio b blockquote body br button canvas caption cite code col colgroup data dd del \
      details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html i \
      iframe img input ins kbd label legend li link main map mark menu meta meter nav object ol optgroup option output p \
      param picture pre progress q s samp script search section select slot small source span strong style sub summary \
      sup svg table tbody td template textarea tfoot th thead time title tr track u ul video wbr
      """,
    operators: "and not only or from to", hasMembers: false)
}
