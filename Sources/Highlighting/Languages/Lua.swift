enum LuaCode: Language {
  static let names = ["lua", "luau"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.words.keywords = "break do else elseif end for goto if in local repeat return then until while"
    syntax.words.functionKeywords = "function"
    syntax.words.constants = "nil true false self"
    syntax.words.operators = "and or not"
    syntax.words.builtins = """
      assert collectgarbage coroutine debug dofile error getmetatable io ipairs load loadfile loadstring math next os \
      package pairs pcall print rawequal rawget rawlen rawset require select setmetatable string table tonumber tostring \
      type unpack utf8 xpcall _G _ENV
      """
    syntax.operators = "+-*/%=<>~&|^#"
    let bracketed = Match.fenced("=", open: "[", close: "]", end: "]")
    syntax.first = [
      Rule("#!", .line(), .comment, at: .start), Rule("--[", bracketed, .comment),
      Rule("[", bracketed, .string),
      Rule("::", .enclosed("::"), .plain),
    ]
    syntax.lineComments = ["--"]
    let gap = Rule("\\z", .run(.spaces), .escape)
    syntax.quotes = [Quote("\"", to: "\"", rules: [gap]), Quote("'", to: "'", rules: [gap])]
    return syntax.grammar
  }
}
