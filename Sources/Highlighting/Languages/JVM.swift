enum JavaCode: Language {
  static let names = ["java", "jsp"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.lineComments = ["//"]
    syntax.blockComments = [("/*", "*/")]
    syntax.nameStart = .nameStart + "$"
    syntax.names = WordStyle(part: .name + "$", capitalised: .type)
    syntax.words.keywords = """
      abstract assert break case catch const continue default do else exports extends final finally for goto if \
      implements import instanceof module native new open opens package permits private protected provides \
      public requires return sealed static strictfp switch synchronized throw throws to transient transitive try uses \
      var volatile when while with yield
      """
    syntax.words.typeKeywords = "class interface enum record"
    syntax.words.constants = "true false null this super"
    syntax.words.contextual =
      "exports module open opens permits provides record requires sealed to transitive uses when with"
    syntax.words.types = "boolean byte char double float int long short void"
    syntax.first = [
      Rule("non-sealed", .text, .keyword, at: .outsideWord, before: .blanks),
      Rule("@interface", .text, .keyword, before: .blanks), Rule("@", .some(.name), .attribute),
      Rule("'", .character, .string),
    ]
    syntax.quotes = [Quote("\"\"\"", to: "\"\"\"", isMultiline: true), Quote("\"", to: "\"")]
    return syntax.grammar
  }
}

enum KotlinCode: Language {
  static let names = ["kotlin", "kt", "kts"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.lineComments = ["//"]
    syntax.blockComments = [("/*", "*/")]
    syntax.commentsNest = true
    syntax.names = WordStyle(
      capitalised: .type, sign: UInt8(ascii: "@"), signed: .attribute, takesSign: true)
    syntax.words.keywords = """
      abstract actual annotation as break by catch companion const constructor continue crossinline data do else \
      expect external final finally for get if import in infix init inline inner internal is lateinit noinline \
      open operator out override package private protected public reified return sealed set suspend tailrec throw try \
      typeof val var vararg when where while
      """
    syntax.words.functionKeywords = "fun"
    syntax.words.typeKeywords = "class interface object typealias enum"
    syntax.words.constants = "true false null this super"
    syntax.words.contextual =
      "actual annotation by data enum expect external infix inner open operator out sealed"
    syntax.first = [
      Rule("#!", .line(), .comment, at: .start), Rule("@", .some(.name + ":"), .attribute),
      Rule("'", .character, .string), Rule("`", .enclosed("`"), .plain), Rule("?:", .text, .operator),
    ]
    let name = Rule("$", .some(.name), .escape)
    syntax.quotes = [
      Quote(
        "\"\"\"", to: "\"\"\"", escape: .none, interpolations: [.init("${", "{", "}")], isMultiline: true,
        rules: [name]),
      Quote("\"", to: "\"", interpolations: [.init("${", "{", "}")], rules: [name]),
    ]
    return syntax.grammar
  }
}
