/// JavaScript with JSX, which is a syntax error without.
enum JavaScriptCode: Language {
  static let names = ["javascript", "js", "jsx", "mjs", "cjs", "node", "ecmascript"]
  static let tables = Tables(grammar)
  static var grammar: Grammar { syntax(hasJSX: true).grammar }

  static let keywords = """
    as async await break case catch continue debugger default delete do else export extends finally for from get if \
    import in instanceof let new of return set static switch throw try typeof var void while with yield const
    """

  static func syntax(hasJSX: Bool) -> Syntax {
    var syntax = Syntax()
    syntax.lineComments = ["//"]
    syntax.blockComments = [("/*", "*/")]
    syntax.nameStart = .nameStart + "$#"
    syntax.names = WordStyle(part: .name + "$", capitalised: .type)
    syntax.words.keywords = keywords
    syntax.words.functionKeywords = "function"
    syntax.words.typeKeywords = "class"
    syntax.words.constants = "true false null undefined this super NaN Infinity"
    syntax.words.contextual = "as from get of set"
    syntax.words.builtins = """
      console document window globalThis process require module exports parseInt parseFloat isNaN isFinite eval \
      decodeURI decodeURIComponent encodeURI encodeURIComponent setTimeout setInterval clearTimeout clearInterval fetch
      """
    syntax.first = [Rule("#!", .line(), .comment, at: .start), Rule("@", .some(.name + "."), .attribute)]
    syntax.late = [Rule("/", .regex, .string, at: .operand)]
    syntax.brackets = [Bracket("{", "}")]
    syntax.quotes = [
      Quote("\"", to: "\""), Quote("'", to: "'"),
      Quote("`", to: "`", interpolations: [.init("${", "{", "}")], isMultiline: true),
    ]
    if hasJSX {
      syntax.late += [
        Rule("<>", .text, .tag, at: .operand, then: .push("children")),
        Rule("<", .some(.name), .type, at: .operand, beforeText: "extends "),
        Rule("<", .some(tagName), .tag, at: .operand, then: .push("tag"), before: " \t\r\n/<>"),
      ]
      syntax.states = jsx
    }
    return syntax
  }

  private static let tagName = ByteSet.name + "-.:$"

  private static let jsx = [
    Grammar.State(
      "tag",
      [
        Rule("/>", .text, .tag, then: .pop), Rule(">", .text, .tag, at: .unnested, then: .become("children")),
        Rule("<", .text, .operator, then: .open), Rule(">", .text, .operator, then: .close),
        Rule(.bytes(.nameStart), .run(tagName), .attribute),
        Rule(["\""], .through("\""), .string), Rule("'", .through("'"), .string),
        Rule("{", .text, .escape, then: .push("code {")), Rule("/*", .through("*/"), .comment),
      ]),
    Grammar.State(
      "children",
      [
        Rule("</", .through(">"), .tag, then: .pop), Rule("<>", .text, .tag, then: .push("children")),
        Rule("<", .some(tagName), .tag, then: .push("tag")), Rule("{", .text, .escape, then: .push("code {")),
        HTMLCode.entity,
      ]),
  ]
}

enum TypeScriptCode: Language {
  static let names = ["typescript", "ts", "mts", "cts"]
  static let tables = Tables(grammar)
  static var grammar: Grammar { syntax(hasJSX: false).grammar }

  static func syntax(hasJSX: Bool) -> Syntax {
    var syntax = JavaScriptCode.syntax(hasJSX: hasJSX)
    syntax.words.keywords += """
       abstract accessor asserts declare implements infer is keyof module namespace override private protected public \
      readonly satisfies unique
      """
    syntax.words.typeKeywords = "class interface enum type"
    syntax.words.contextual += " abstract accessor asserts declare is module namespace override type unique"
    syntax.words.types = "any bigint boolean never number object string symbol unknown void"
    return syntax
  }
}

enum TSXCode: Language {
  static let names = ["tsx"]
  static let tables = Tables(grammar)
  static var grammar: Grammar { TypeScriptCode.syntax(hasJSX: true).grammar }
}
