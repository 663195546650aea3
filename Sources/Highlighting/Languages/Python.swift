enum PythonCode: Language {
  static let names = ["python", "py", "python3", "py3", "pyi"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.words.keywords = """
      as assert async await break continue del elif else except finally for from global if import lambda nonlocal pass \
      raise return try while with yield
      """
    syntax.words.functionKeywords = "def"
    syntax.words.typeKeywords = "class"
    syntax.words.constants = "True False None"
    syntax.words.operators = "and in is not or"
    syntax.words.builtins = """
      abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr \
      dict dir divmod enumerate eval exec filter float format frozenset getattr globals hasattr hash hex id input int \
      isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property range \
      repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip self cls __import__ \
      Exception ValueError TypeError KeyError IndexError AttributeError RuntimeError OSError StopIteration \
      NotImplementedError FileNotFoundError ImportError KeyboardInterrupt BaseException NotImplemented Ellipsis
      """
    syntax.operators = "+-*/%=<>!&|^~@:"
    syntax.lineComments = ["#"]
    syntax.first = [
      Rule("@", .some(.name + "."), .attribute, at: .indented),
      Rule(["match", "case", "type"], .text, .plain, at: .indented, beforeText: "="),
      Rule(["match", "case", "type"], .text, .keyword, at: .indented, before: " "),
      Rule(":", .text, .plain, before: ByteSet.all - "="),
    ]
    syntax.quotes = ["\"\"\"", "'''", "\"", "'"].flatMap(quotes)
    var grammar = syntax.grammar
    for index in grammar.states.indices where grammar.states[index].name == "code {" {
      grammar.states[index].rules.insert(contentsOf: field, at: 0)
    }
    grammar.states.append(format)
    return grammar
  }

  /// What ends the code of a replacement field before its bracket does.
  private static let field = [
    Rule(["(", "["], .text, .plain, then: .open), Rule([")", "]"], .text, .plain, then: .close),
    Rule("!", .some("rsa"), .escape, at: .unnested, before: ":}"),
    Rule(":", .text, .escape, at: .unnested, then: .become("format")),
  ]

  private static let format = Grammar.State(
    "format", otherwise: .string,
    [
      Rule("{", .text, .escape, then: .push("code {")), Rule("}", .text, .escape, then: .pop),
      Rule("\n", .nothing, .plain, then: .pop),
    ])

  /// Plain, raw and formatted strings.
  private static func quotes(_ quote: String) -> [Quote] {
    let isMultiline = quote.count == 3
    let inRaw = Rule("\\", .escape, .string)
    let code = [Quote.Interpolation("{", "{", "}")]
    let doubled = Rule(["{{", "}}"], .text, .escape)
    return [
      Quote(
        "r" + quote, "R" + quote, "rb" + quote, "br" + quote, "Rb" + quote, "rB" + quote, to: quote,
        escape: .none,
        isMultiline: isMultiline, rules: [inRaw], variant: "raw"),
      Quote(
        "f" + quote, "F" + quote, "t" + quote, to: quote, interpolations: code, isMultiline: isMultiline,
        rules: [doubled], variant: "formatted"),
      Quote(
        "rf" + quote, "fr" + quote, to: quote, escape: .none, interpolations: code, isMultiline: isMultiline,
        rules: [doubled, inRaw], variant: "raw formatted"),
      Quote(quote, "b" + quote, "B" + quote, "u" + quote, to: quote, isMultiline: isMultiline),
    ]
  }
}
