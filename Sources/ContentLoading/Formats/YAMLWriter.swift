import Diagnostics

/// Writes keys and values as YAML: a key a line, lists of words on one.
package enum YAMLWriter {
  /// The keys and values, each ending its line.
  package static func written(_ entries: [(key: String, value: ContentNode.Value)]) -> String {
    entries.map { entry($0.key, $0.value, indent: "") }.joined()
  }

  private static func entry(_ key: String, _ value: ContentNode.Value, indent: String) -> String {
    let start = "\(indent)\(word(key, isPlain: false)):"
    switch value {
    case .mapping(let entries) where !entries.isEmpty:
      return start + "\n" + entries.map { entry($0.key, $0.value.value, indent: indent + "  ") }.joined()
    case .list(let nodes) where nodes.contains { !$0.isScalar }:
      return start + "\n" + nodes.map { "\(indent)  - \(flow($0.value))\n" }.joined()
    default: return "\(start) \(flow(value))\n"
    }
  }

  /// A value on one line.
  private static func flow(_ value: ContentNode.Value) -> String {
    switch value {
    case .null: "null"
    case .text(let text): word(text, isPlain: false)
    case .plain(let text): word(text, isPlain: true)
    case .number(let digits): digits
    case .boolean(let value): "\(value)"
    case .list(let nodes): "[" + nodes.map { flow($0.value) }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(word($0.key, isPlain: false)): \(flow($0.value.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  /// A text, in quotation marks unless it means the same without.
  private static func word(_ text: String, isPlain: Bool) -> String {
    let bytes = text.utf8
    let isSafe =
      bytes.first.map { isLetterOrDigit($0) || $0 >= 0x80 } == true && bytes.last != 0x20
      && bytes.allSatisfy { isLetterOrDigit($0) || $0 >= 0x80 || " -_./+".utf8.contains($0) }
    let isDate =
      isPlain && bytes.first.map(isDigit) == true && !bytes.contains(UInt8(ascii: "#"))
      && bytes.allSatisfy { isLetterOrDigit($0) || " -_./+:".utf8.contains($0) }
    let words = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    let hasMeaning = bytes.first.map(isDigit) == true || words.contains(text.lowercased())
    return isDate || isSafe && (isPlain || !hasMeaning) ? text : JSONText.quoted(text)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension ContentNode {
  /// Whether it is neither a list nor made of keys.
  package var isScalar: Bool {
    switch value {
    case .list, .mapping: false
    default: true
    }
  }
}
