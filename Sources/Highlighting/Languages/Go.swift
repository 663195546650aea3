enum GoCode: Language {
  static let names = ["go", "golang"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.lineComments = ["//"]
    syntax.blockComments = [("/*", "*/")]
    syntax.words.keywords = """
      break case chan const continue default defer else fallthrough for go goto if import interface map package range \
      return select struct switch var
      """
    syntax.words.functionKeywords = "func"
    syntax.words.typeKeywords = "type"
    syntax.words.constants = "true false nil iota"
    syntax.words.types = """
      any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint \
      uint8 uint16 uint32 uint64 uintptr
      """
    syntax.words.builtins =
      "append cap clear close complex copy delete imag len make max min new panic print println real recover"
    syntax.operators = "+-*/%=<>!&|^~"
    syntax.first = [Rule("'", .character, .string), Rule(":=", .text, .operator)]
    syntax.quotes = [Quote("\"", to: "\""), Quote("`", to: "`", escape: .none, isMultiline: true)]
    return syntax.grammar
  }
}
