/// C, and what the languages that grew out of it share.
enum CCode: Language {
  static let names = ["c", "h"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = family
    syntax.words.keywords = keywords
    syntax.words.typeKeywords = "struct union enum"
    syntax.words.types = types
    syntax.words.constants = "NULL true false nullptr"
    return syntax.grammar
  }

  static let keywords = """
    alignas alignof auto break case const constexpr continue default do else extern for goto if inline register \
    restrict return signed sizeof static static_assert switch thread_local typedef typeof unsigned volatile while \
    _Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert _Thread_local __attribute__ __asm__ asm
    """
  static let types = """
    bool char double float int long short void _Bool _Complex size_t ssize_t ptrdiff_t intptr_t uintptr_t wchar_t \
    char8_t char16_t char32_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intmax_t uintmax_t \
    off_t time_t pid_t uid_t FILE va_list
    """

  /// Comments, strings, numbers and the preprocessor.
  static var family: Syntax {
    var syntax = Syntax()
    syntax.lineComments = ["//"]
    syntax.blockComments = [("/*", "*/")]
    syntax.quotes = [Quote("\"", "L\"", "u8\"", "u\"", "U\"", to: "\"")]
    syntax.numbers = .name + "'"
    syntax.first = [
      Rule(
        ["#include", "#import", "#include_next"], .text, .preprocessor, at: .indented, then: .push("include")),
      Rule(["#error", "#warning"], .line(), .preprocessor, at: .indented),
      Rule("#pragma", .line(until: "//"), .preprocessor, at: .indented),
      Rule("#", .directive, .preprocessor, at: .indented),
      Rule(["'", "L'", "u'", "U'", "u8'"], .character, .string),
    ]
    syntax.states = [
      Grammar.State(
        "include",
        [
          Rule("<", .enclosed(">"), .string), Rule("\"", .quoted, .string),
          Rule("/*", .through("*/"), .comment), Rule("//", .line(), .comment),
          Rule("\n", .nothing, .plain, then: .pop),
        ])
    ]
    return syntax
  }
}

enum CPlusPlusCode: Language {
  static let names = ["c++", "cpp", "cc", "cxx", "hpp", "hxx", "cplusplus"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = CCode.family
    syntax.words.keywords =
      CCode.keywords + """
         catch co_await co_return co_yield concept const_cast consteval constinit decltype delete dynamic_cast \
        explicit export final friend import module mutable namespace new noexcept operator override private protected \
        public reinterpret_cast requires static_cast template this throw try typeid using virtual and or not xor
        """
    syntax.words.typeKeywords = "class struct union enum typename"
    syntax.words.constants = "NULL true false nullptr this"
    syntax.words.contextual = "concept import module"
    syntax.words.types = CCode.types
    syntax.first.append(
      Rule(["R\"", "LR\"", "u8R\""], .fenced(.name, open: "(", close: ")", end: "\""), .string))
    syntax.first.append(Rule("[[", .enclosed("]]"), .attribute))
    return syntax.grammar
  }
}

enum ObjectiveCCode: Language {
  static let names = ["objective-c", "objc", "objectivec", "obj-c", "m", "mm", "objective-c++", "objc++"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = CCode.family
    syntax.nameStart = .nameStart + "@"
    syntax.names.capitalised = .type
    syntax.words.keywords =
      CCode.keywords + """
         @property @end @synthesize @dynamic @try @catch @finally @throw @autoreleasepool @synchronized @selector \
        @encode @optional @required @public @private @protected @package @import @available @compatibility_alias \
        in out inout oneway bycopy byref nonatomic atomic strong weak copy assign readonly readwrite retain nullable \
        nonnull __block __weak __strong __autoreleasing __kindof __typeof__ __unsafe_unretained _Nullable _Nonnull
        """
    syntax.words.typeKeywords = "struct union enum @interface @implementation @protocol @class"
    syntax.words.types =
      CCode.types + " id instancetype Class SEL IMP BOOL NSInteger NSUInteger CGFloat NSTimeInterval unichar"
    syntax.words.constants = "NULL nil Nil YES NO @YES @NO self super true false"
    syntax.quotes = [Quote("\"", "@\"", to: "\"")]
    syntax.first.append(Rule("@", .text, .operator, before: "([{'" + .digits))
    syntax.first.append(
      Rule(["-", "+"], .text, .operator, at: .lineStart, then: .push("method"), beforeText: "("))
    let type = Bracket("(", ")", .plain)
    let end = Rule(.bytes("{;"), .nothing, .plain, then: .pop)
    let opening = Rule("(", .text, .plain, then: .push(type.state))
    syntax.brackets = [type]
    syntax.states += [
      Grammar.State(
        "method",
        [end, opening, Rule(.bytes(.nameStart), .run(.name), .function, then: .become("parameters"))]),
      Grammar.State(
        "parameters",
        [
          end, opening, Rule(.bytes(.nameStart), .run(.name), .function, before: ":"),
          Rule(.bytes(.nameStart), .run(.name), .plain), Rule("//", .line(), .comment),
        ]),
    ]
    return syntax.grammar
  }
}
