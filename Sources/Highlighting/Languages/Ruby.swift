enum RubyCode: Language {
  static let names = ["ruby", "rb", "irb", "rake", "gemfile"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.lineComments = ["#"]
    syntax.names = WordStyle(part: .name + "?!", capitalised: .type, sign: UInt8(ascii: ":"), signed: .string)
    syntax.words.keywords = """
      alias begin BEGIN break case defined? do else elsif end END ensure for if in next redo rescue retry return \
      super then undef unless until when while yield raise include extend prepend private protected public \
      module_function
      """
    syntax.words.functionKeywords = "def"
    syntax.words.typeKeywords = "class module"
    syntax.words.constants = "nil true false self __FILE__ __LINE__ __method__ __dir__"
    syntax.words.operators = "and or not"
    syntax.words.builtins = """
      attr_accessor attr_reader attr_writer block_given? catch eval exit format gets lambda loop p pp print printf proc \
      puts rand require require_relative sleep sprintf system throw define_method freeze
      """
    let code = [Quote.Interpolation("#{", "{", "}")]
    syntax.heredocs = Heredocs(
      starts: [("<<~", []), ("<<-", [.operand, .argument]), ("<<", .operand)],
      interpolations: code, rules: [])
    syntax.first = [
      Rule("=begin", .through("\n=end"), .comment, at: .lineStart),
      Rule("__END__", .through("\0"), .comment, at: .lineStart),
      Rule("::", .text, .plain),
      Rule(":", .some(.name + "?!"), .string, at: .outsideWord),
      Rule(["@", "@@", "$"], .some(.name), .variable),
      Rule(["$!", "$@", "$/", "$;", "$~", "$&"], .text, .variable),
      Rule("/", .regex, .string, at: [.operand, .argument]),
      Rule("?", .some(.letters), .string, at: [.operand, .outsideWord]),
      Rule(["?'", "?\"", "?/", "?#"], .text, .string, at: [.operand, .outsideWord]),
      Rule("?", .some(.letters), .plain, at: .outsideWord),
    ]
    let raw = [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">")]
    syntax.quotes =
      [
        Quote("\"", to: "\"", interpolations: code, isMultiline: true),
        Quote(":\"", to: "\"", at: .outsideWord, interpolations: code, isMultiline: true),
        Quote("'", to: "'", isMultiline: true),
        Quote(":'", to: "'", at: .outsideWord, isMultiline: true),
      ]
      + [Quote("`", to: "`", interpolations: code)]
      + raw.flatMap { open, close in
        [
          Quote(
            "%w" + open, "%i" + open, "%q" + open, to: close, isMultiline: true, nesting: open, variant: "raw"
          ),
          Quote(
            "%W" + open, "%I" + open, "%Q" + open, "%r" + open, "%x" + open, to: close, interpolations: code,
            isMultiline: true, nesting: open),
          Quote("%" + open, to: close, at: .operand, interpolations: code, isMultiline: true, nesting: open),
        ]
      }
    return syntax.grammar
  }
}
