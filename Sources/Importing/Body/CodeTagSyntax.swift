/// How a peer writes calls in Markdown.
struct CodeTagSyntax: Sendable {
  /// A pair of delimiters, and what stands between them.
  struct Delimiters: Sendable {
    let open: String
    let close: String
    /// What stands there; nothing where the closing mark says it.
    var role: CodeTag.Role?
    /// What names of calls start with here.
    var family = ""
  }

  /// How text is kept from being taken for calls.
  enum Escapes: Sendable {
    case none
    /// `/*` behind the opening delimiter and `*/` before the closing one make a tag mere text.
    case comments
    /// All between `{% raw %}` and `{% endraw %}` is text.
    case raw
  }

  /// The delimiters; the first one that fits counts.
  let delimiters: [Delimiters]
  /// What makes the end of a tag of its name: `/` in Hugo, `end` in Liquid and Tera.
  let closingMark: String
  /// Whether a tag that ends another one names it; otherwise it ends the innermost one.
  var closesByName = true
  let escapes: Escapes

  /// Hugo's short codes.
  static let hugo = CodeTagSyntax(
    delimiters: [Delimiters(open: "{{<", close: ">}}"), Delimiters(open: "{{%", close: "%}}")],
    closingMark: "/", escapes: .comments)
  /// Zola's, in the manner of Tera.
  static let tera = CodeTagSyntax(
    delimiters: [Delimiters(open: "{{", close: "}}"), Delimiters(open: "{%", close: "%}")],
    closingMark: "end", closesByName: false, escapes: .comments)
  /// Jekyll's Liquid, and the extensions of kramdown: `{::comment}` and `{:/}`.
  static let liquid = CodeTagSyntax(
    delimiters: [
      Delimiters(open: "{{", close: "}}", role: .value), Delimiters(open: "{%", close: "%}"),
      Delimiters(open: "{::", close: "}", role: .opening, family: "::"),
      Delimiters(open: "{:/", close: "}", role: .closing, family: "::"),
    ],
    closingMark: "end", escapes: .raw)
}
