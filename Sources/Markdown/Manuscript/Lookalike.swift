import Diagnostics

/// A text that looks like a call of a directive and is none. Who knows the names of directives knows whether one is meant.
struct Lookalike: Hashable, Sendable {
  let name: String
  /// The `@`, in the file.
  let offset: Int
  /// Where something stands behind the parenthesis or brace, or the line ends.
  let rest: Int

  /// What is told of it; nothing if no directive has the name, in whatever letter case.
  func remark(among names: [String]) -> Remark? {
    guard let known = names.first(where: { $0.lowercased() == name.lowercased() }) else { return nil }
    return known == name
      ? Remark(
        rule: "markdown/directive-syntax", "something stands behind @\(name) on its line: all of it is text",
        at: rest, hint: "let the line end behind ) or {, and write the body and } on lines of their own")
      : Remark(
        rule: "markdown/directive-syntax", "@\(name) is text: the directive is called @\(known)",
        at: offset, hint: "write @\(known), or \\@\(name) for the text")
  }
}
