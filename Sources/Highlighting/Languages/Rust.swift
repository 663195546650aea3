enum RustCode: Language {
  static let names = ["rust", "rs"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.lineComments = ["//"]
    syntax.blockComments = [("/*", "*/")]
    syntax.commentsNest = true
    syntax.names = WordStyle(capitalised: .type, sign: UInt8(ascii: "!"), signed: .builtin, takesSign: true)
    syntax.words.keywords = """
      as async await box break const continue crate do dyn else extern final for if impl in let loop macro match mod \
      move mut override priv pub ref return static super try typeof unsafe unsized use virtual where while yield
      """
    syntax.words.functionKeywords = "fn"
    syntax.words.typeKeywords = "struct enum trait type union"
    syntax.words.contextual = "union"
    syntax.words.constants = "true false self Self"
    syntax.words.types = """
      bool char str i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64
      """
    syntax.words.builtins = "Some None Ok Err"
    syntax.first = [
      Rule(["#[", "#!["], .text, .attribute, then: .push("attribute")),
      Rule(["'", "b'"], .character, .string),
      Rule("'", .some(.name), .attribute),
      Rule(["r#", "br#", "cr#"], .fenced("#", open: "\"", close: "\"#", end: ""), .string),
      Rule(["r\"", "br\"", "cr\""], .through("\""), .string),
      Rule("r#", .some(.name), .plain), Rule(["..=", ".."], .text, .operator),
    ]
    syntax.states = [
      Grammar.State(
        "attribute", otherwise: .attribute,
        [
          Rule("[", .text, .attribute, then: .open), Rule("]", .text, .attribute, then: .close),
          Rule("\"", .quoted, .string),
        ])
    ]
    syntax.quotes = [Quote("\"", "b\"", "c\"", to: "\"", isMultiline: true)]
    return syntax.grammar
  }
}
