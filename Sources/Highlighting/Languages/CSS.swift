/// CSS, and what its preprocessors add to it.
enum CSSCode: Language {
  static let names = ["css", "scss", "less", "postcss"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    let block = Rule("{", .text, .plain, then: .push("block"))
    return Grammar(
      states: [
        Grammar.State("rules", variables + common + [block] + selectors),
        Grammar.State(
          "block",
          variables + common + [
            Rule("}", .text, .plain, then: .pop), block, elementWithState,
            Rule(.bytes(.nameStart + "-"), .run(name), .attribute, then: .push("name"), beforeText: ":"),
          ] + selectors),
        Grammar.State(
          "value",
          [
            Rule(";", .text, .plain, then: .pop), Rule("}", .nothing, .plain, then: .pop),
            Rule("{", .nothing, .plain, then: .pop),
          ] + value),
        Grammar.State(
          "condition",
          [
            Rule(.bytes("{;}"), .nothing, .plain, then: .pop),
            Rule(.bytes(.nameStart + "-"), .run(name), .attribute, beforeText: ":"),
            Rule(.bytes(.nameStart + "-"), .run(name), .function, before: "("),
            Rule(
              ["and", "not", "only", "or"], .text, .operator, at: .outsideWord, before: ByteSet.all - name),
          ] + value),
        Grammar.State("interpolation", [Rule("}", .text, .escape, then: .pop)] + value),
        Grammar.State("name", [Rule(":", .text, .plain, then: .become("value"))]),
        Grammar.State(
          "url", otherwise: .string,
          [
            Rule(")", .text, .string, then: .pop), Rule("\n", .nothing, .plain, then: .pop), escape, code,
          ]),
        string("\""), string("'"),
      ], words: words)
  }

  private static func string(_ quote: String) -> Grammar.State {
    Grammar.State(
      "string \(quote)", otherwise: .string,
      [
        Rule(.texts([quote]), .text, .string, then: .pop), Rule("\n", .nothing, .plain, then: .pop),
        Rule("\\", .some(.digits + "abcdefABCDEF"), .escape), escape, code,
      ])
  }

  private static let escape = Rule("\\", .escape, .escape)
  /// What the preprocessors put into names and strings.
  private static let code = Rule(["#{", "@{"], .text, .escape, then: .push("interpolation"))

  /// Values of properties and variables.
  private static let value =
    [Rule(["--", "$", "@"], .some(name), .variable)] + common + [
      Rule("!", .some(name), .keyword), Rule("#", .some(.digits + .letters), .number), number,
      Rule(["-", "."], number.match, .number),
      Rule(.bytes(.nameStart + "-"), .run(name), .function, before: "("),
      Rule(.bytes(.nameStart), .run(name), .plain), Rule(.bytes("+*/>~="), .text, .operator),
    ]

  /// Variables where they get a value, and where they are parameters.
  private static let variables = [
    Rule(["@page", "@content"], .text, .keyword, before: ByteSet.all - name),
    Rule("@else if", .text, .keyword),
    Rule(
      ["@media", "@supports", "@container"], .text, .keyword, then: .push("condition"),
      before: .spaces + "("),
    Rule(["--", "$", "@"], .some(name), .variable, then: .push("name"), beforeText: ":"),
    Rule(["--", "$"], .some(name), .variable), Rule("@", .some(name), .variable, before: ",;)"),
  ]

  private static let name = ByteSet.name + "-"
  private static let number = Rule(.bytes(.digits), .number(.digits + .letters + "%"), .number)

  /// Comments, strings and at-rules.
  private static let common = [
    Rule("/*", .through("*/"), .comment), Rule("//", .line(), .comment),
    Rule("\"", .text, .string, then: .push("string \"")), Rule("'", .text, .string, then: .push("string '")),
    Rule("url", .text, .function, beforeText: "(\""), Rule("url", .text, .function, beforeText: "('"),
    Rule("url(", .text, .string, then: .push("url")), code, Rule("@", .some(name), .keyword), escape,
  ]

  /// Such as the start of `a:hover`, which is no property.
  private static let elementWithState = Rule(
    .texts(tags.split(separator: " ").map(String.init)), .text, .tag, at: .outsideWord, before: ":")

  private static let selectors = [
    Rule(["::", ":"], .some(name), .builtin), Rule([".", "#", "%"], .some(name), .tag), number,
    Rule(.bytes(.nameStart), .word(WordStyle(part: name)), .plain),
    Rule("&", .some(name), .tag), Rule("!=", .text, .operator),
    Rule(.bytes("+*>~&=<|^$"), .text, .operator),
  ]

  private static let tags = """
    a abbr address article aside audio b blockquote body br button canvas caption cite code col colgroup data dd del \
    details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html i \
    iframe img input ins kbd label legend li link main map mark menu meta meter nav object ol optgroup option output p \
    param picture pre progress q s samp script search section select slot small source span strong style sub summary \
    sup svg table tbody td template textarea tfoot th thead time title tr track u ul video wbr
    """

  private static let words = Words(
    tags: tags, operators: "and from in not only or through to", hasMembers: false)
}
