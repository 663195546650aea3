/// What a piece of code is. Each kind but `plain` has a class in HTML; the names are those of Pygments' style sheets.
enum Kind: UInt8, CaseIterable, Sendable {
  /// Names, punctuation and blanks: shown as they are.
  case plain
  case comment
  /// Directives of a preprocessor, prompts, shebangs, document types.
  case preprocessor
  /// Words and constants that the language reserves.
  case keyword
  /// Types, classes, modules.
  case type
  /// Functions and names that come with the language.
  case builtin
  /// The name of a function where it is defined or called, and of a style sheet's at-rule.
  case function
  /// Attributes, annotations, properties and keys.
  case attribute
  /// The name of an element, and of what selects it.
  case tag
  /// Variables that carry a sign, such as `$name`.
  case variable
  /// Strings, characters and regular expressions.
  case string
  /// Escapes in strings, and the marks around code in them.
  case escape
  case number
  case `operator`
  /// What was added, in a comparison of files.
  case inserted
  /// What was removed, in a comparison of files.
  case deleted
  /// Headings and stressed text.
  case heading

  /// The class in HTML; nothing for plain text.
  var className: StaticString {
    switch self {
    case .plain: ""
    case .comment: "c"
    case .preprocessor: "cp"
    case .keyword: "k"
    case .type: "kt"
    case .builtin: "nb"
    case .function: "nf"
    case .attribute: "na"
    case .tag: "nt"
    case .variable: "nv"
    case .string: "s"
    case .escape: "se"
    case .number: "m"
    case .operator: "o"
    case .inserted: "gi"
    case .deleted: "gd"
    case .heading: "gh"
    }
  }

  /// The start tag of a span of this kind.
  var startTag: StaticString {
    switch self {
    case .plain: "<span>"
    case .comment: "<span class=\"c\">"
    case .preprocessor: "<span class=\"cp\">"
    case .keyword: "<span class=\"k\">"
    case .type: "<span class=\"kt\">"
    case .builtin: "<span class=\"nb\">"
    case .function: "<span class=\"nf\">"
    case .attribute: "<span class=\"na\">"
    case .tag: "<span class=\"nt\">"
    case .variable: "<span class=\"nv\">"
    case .string: "<span class=\"s\">"
    case .escape: "<span class=\"se\">"
    case .number: "<span class=\"m\">"
    case .operator: "<span class=\"o\">"
    case .inserted: "<span class=\"gi\">"
    case .deleted: "<span class=\"gd\">"
    case .heading: "<span class=\"gh\">"
    }
  }
}
