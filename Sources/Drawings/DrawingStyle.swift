/// The style sheet of a drawing, held to the drawing: in a page it would count for all of it.
struct DrawingStyle {
  /// The names of the drawing's elements, and what is put in front of them.
  let ids: Set<String>
  let prefix: String
  /// The id of the drawing's root in its file, and in the page.
  let ownRoot: String?
  let root: String

  /// The sheet as it may stand in the page; nothing where it asks for other files, or for what cannot be held to the drawing.
  func held(_ sheet: String) -> String? {
    guard Self.asksForNothing(sheet), !sheet.contains("<") else { return nil }
    let renamed = renaming(sheet)
    let rules = renamed.split(separator: "}").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    if rules.allSatisfy({ $0.hasPrefix("#\(root)") }) { return renamed }
    // Rules in rules (CSS Nesting) count for what is in the drawing alone.
    return renamed.contains("@") ? nil : "#\(root){\(renamed)}"
  }

  /// Whether a value names nothing but elements of the drawing.
  static func asksForNothing(_ value: String) -> Bool {
    let value = value.lowercased()
    if value.contains("@import") || value.contains("\\") || value.contains("image-set") { return false }
    return value.ranges(of: "url(").allSatisfy { range in
      let rest = value[range.upperBound...].drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      return rest.hasPrefix("#")
    }
  }

  /// The text with `#name` under the name that the element has in the page.
  func renaming(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let hash = rest.firstIndex(of: "#") {
      result += rest[...hash]
      rest = rest[rest.index(after: hash)...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || "-_.:".contains($0) }
      result += String(name) == ownRoot ? root[...] : ids.contains(String(name)) ? prefix + name : name
      rest = rest[name.endIndex...]
    }
    return result + rest
  }
}
