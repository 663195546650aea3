internal import HTML

/// The style sheet of a drawing, held to the drawing: in a page it would count for all of it.
struct DrawingStyle {
  /// The names of the drawing's elements, and what is put in front of them.
  let ids: Set<String>
  let prefix: String
  /// The id of the drawing's root in its file, and in the page.
  let ownRoot: String?
  let root: String

  /// The sheet as it may stand in the page; nothing where it asks for other files, or for what cannot be held to the drawing.
  /// Movements are left out: their names would be those of all of the page.
  func held(_ sheet: String) -> String? {
    guard Self.asksForNothing(sheet), !sheet.contains("<") else { return nil }
    let renamed = Array(renaming(sheet).utf8)
    guard let rules = StyleSheet.rules(of: renamed) else { return nil }
    let styles = rules.filter { !["@keyframes", "@-webkit-keyframes"].contains($0.atName) }
    guard styles.allSatisfy({ $0.atName == nil && canBeHeld(renamed, $0) }) else { return nil }
    return styles.map { rule in
      let text = String(decoding: renamed[rule.range], as: UTF8.self)
      // Rules in rules (CSS Nesting) count for what is in the drawing alone.
      return rule.selectors.allSatisfy { isHeld(renamed[$0]) } ? text : "#\(root){\(text)}"
    }.joined()
  }

  /// Whether a rule counts for nothing else once it stands in a rule of the drawing: it holds no rules of its own, does not
  /// name the rule around it, and does not start beside that.
  private func canBeHeld(_ sheet: [UInt8], _ rule: StyleRule) -> Bool {
    let text = sheet[rule.range]
    return text.count { $0 == UInt8(ascii: "{") } == 1 && !text.contains(UInt8(ascii: "&"))
      && rule.selectors.allSatisfy { selector in
        sheet[selector].first.map { !"+~".utf8.contains($0) } ?? false
      }
  }

  /// Whether a selector selects nothing but the drawing and what is in it.
  private func isHeld(_ selector: ArraySlice<UInt8>) -> Bool {
    let start = Array("#\(root)".utf8)
    guard selector.starts(with: start) else { return false }
    let rest = selector.dropFirst(start.count)
    guard rest.first.map({ " .:[>".utf8.contains($0) }) ?? true else { return false }
    var depth = 0
    var quote: UInt8?
    for byte in rest {
      if quote != nil || "\"'".utf8.contains(byte) {
        // A string is passed over; escapes were refused before.
        quote = quote == nil ? byte : quote == byte ? nil : quote
        continue
      }
      if "([".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) { depth -= 1 }
      // What stands beside the drawing is not in it.
      if depth == 0, "+~".utf8.contains(byte) { return false }
    }
    return true
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

  /// What an attribute refers to, under the name that the element has in the page: `#name`, or `url(#name)` in a value.
  func renaming(reference: String) -> String {
    reference.hasPrefix("#") ? "#\(renamed(reference.dropFirst()))" : renaming(reference)
  }

  /// The text of a sheet or a value, with `#name` in selectors and in `url(#name)` under the name that the element has in the
  /// page. Elsewhere it is a colour.
  private func renaming(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let hash = rest.firstIndex(of: "#") {
      let before = rest[..<hash]
      result += rest[...hash]
      rest = rest[rest.index(after: hash)...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || "-_.:".contains($0) }
      rest = rest[name.endIndex...]
      let isSelector = rest.first { "{};".contains($0) } == "{"
      result += isSelector || Self.endsInURL(before) ? renamed(name) : String(name)
    }
    return result + rest
  }

  private static func endsInURL(_ text: Substring) -> Bool {
    let end = text.reversed().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }.prefix(4)
    return String(end.reversed()).lowercased() == "url("
  }

  private func renamed(_ name: Substring) -> String {
    String(name) == ownRoot ? root : ids.contains(String(name)) ? prefix + name : String(name)
  }
}
