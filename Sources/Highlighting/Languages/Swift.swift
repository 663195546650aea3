enum SwiftCode: Language {
  static let names = ["swift"]
  static let tables = Tables(grammar)
  static var grammar: Grammar {
    var syntax = Syntax()
    syntax.lineComments = ["//"]
    syntax.blockComments = [("/*", "*/")]
    syntax.commentsNest = true
    syntax.names.capitalised = .type
    syntax.words.keywords = """
      any as async await borrowing break case catch consuming continue convenience default defer deinit didSet do \
      dynamic each else fallthrough fileprivate final for get guard if import in indirect infix init inout \
      internal is isolated lazy let mutating nonisolated nonmutating open operator optional override package postfix \
      precedencegroup prefix private public repeat required rethrows return sending set some static subscript switch \
      throw throws try unowned unsafe var weak where while willSet Protocol Type
      """
    syntax.words.functionKeywords = "func macro"
    syntax.words.typeKeywords = "class struct enum protocol typealias associatedtype actor extension"
    syntax.words.contextual = """
      actor any borrowing consuming each indirect infix isolated lazy macro open operator optional postfix prefix \
      required sending some
      """
    syntax.words.constants = "nil true false self super Self"
    syntax.words.builtins = """
      print debugPrint fatalError precondition assert assertionFailure preconditionFailure min max abs zip stride \
      withUnsafePointer withUnsafeBytes withCheckedContinuation withTaskGroup swap
      """
    syntax.first = [
      Rule("#!", .line(), .comment, at: .start),
      Rule("@", .some(.name), .attribute),
      Rule("$", .some(.name), .variable),
      Rule("`", .enclosed("`"), .plain),
    ]
    syntax.late = [
      Rule("#", .some(.letters), .preprocessor), Rule("/", .text, .operator, before: " ),"),
      Rule("/", .regex, .string, at: .operand),
    ]
    syntax.quotes = ["##", "#", ""].flatMap { marks in
      ["\"\"\"", "\""].map { quote in
        Quote(
          marks + quote, to: quote + marks, escape: .backslash("\\" + marks),
          interpolations: [.init("\\\(marks)(", "(", ")")], isMultiline: quote.count == 3)
      }
    }
    syntax.quotes.append(
      Quote("#/", to: "/#", escape: .none, isMultiline: true, rules: [Rule("\\", .escape, .string)]))
    return syntax.grammar
  }
}
