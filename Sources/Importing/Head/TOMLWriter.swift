import ContentLoading
import Diagnostics
import Entities

/// Writes keys and values as TOML: those at the top first, tables behind them.
enum TOMLWriter {
  static func written(_ entries: [(key: String, value: ContentNode.Value)]) -> String {
    let isTable = { (value: ContentNode.Value) in
      if case .mapping(let entries) = value { !entries.isEmpty } else { false }
    }
    let tables = entries.filter { isTable($0.value) }
    return entries.filter { !isTable($0.value) && !$0.value.isNull }.map { line($0.key, $0.value) }.joined()
      + tables.map { table($0.key, $0.value) }.joined()
  }

  private static func table(_ name: String, _ value: ContentNode.Value) -> String {
    guard case .mapping(let entries) = value else { return "" }
    let lines = entries.filter { !$0.value.value.isNull }.map { line($0.key, $0.value.value) }
    return "\n[\(key(name))]\n" + lines.joined()
  }

  private static func line(_ name: String, _ value: ContentNode.Value) -> String {
    "\(key(name)) = \(inline(value))\n"
  }

  private static func inline(_ value: ContentNode.Value) -> String {
    switch value {
    case .null: "\"\""
    case .text(let text): JSONText.quoted(text)
    case .plain(let text): DateStamp(text) == nil ? JSONText.quoted(text) : text
    case .number(let digits): digits
    case .boolean(let value): "\(value)"
    case .list(let nodes): "[" + nodes.map { inline($0.value) }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{ "
        + entries.filter { !$0.value.value.isNull }.map { "\(key($0.key)) = \(inline($0.value.value))" }
        .joined(separator: ", ") + " }"
    }
  }

  private static func key(_ name: String) -> String {
    let isBare = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    return isBare && !name.isEmpty ? name : JSONText.quoted(name)
  }
}

extension ContentNode.Value {
  /// Whether it is nothing.
  var isNull: Bool {
    if case .null = self { true } else { false }
  }
}

/// Writes keys and values as an object of JSON.
enum JSONWriter {
  static func written(_ entries: [(key: String, value: ContentNode.Value)]) -> String {
    let top = SourceLocation(file: "")
    return JSONValue.object(
      entries.map { ($0.key, JSONValue(ContentNode(value: $0.value, location: top))) }
    ).document
  }
}
