enum ZigCode: Language {
  static let names = ["zig", "zon"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.lineComments = ["//"]
    syntax.names.capitalised = .type
    syntax.words.keywords = """
      addrspace align allowzero and anyframe asm async await break callconv catch comptime const continue defer else enum \
      errdefer error export extern for if inline linksection noalias noinline nosuspend opaque or orelse packed pub \
      resume return struct suspend switch test threadlocal try union unreachable usingnamespace var volatile while
      """
    syntax.words.functionKeywords = "fn"
    syntax.words.constants = "true false null undefined"
    syntax.words.types = """
      anyerror anyopaque anytype bool c_char c_int c_long c_longlong c_short c_uint c_ulong comptime_float comptime_int \
      f16 f32 f64 f80 f128 i8 i16 i32 i64 i128 isize noreturn type u1 u2 u3 u4 u5 u6 u7 u8 u16 u21 u32 u64 u128 usize void
      """
    syntax.first = [
      Rule("\\\\", .line(), .string),
      Rule("@\"", .enclosed("\""), .plain),
      Rule("@", .some(.name), .builtin),
      Rule("'", .character, .string),
    ]
    syntax.quotes = [Quote("\"", to: "\"")]
    return syntax.grammar
  }
}
