import Diagnostics

/// A value of JSON that is written: its keys keep their order.
package enum JSONValue {
  case text(String)
  /// As it stands in JSON.
  case literal(String)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// `true` or `false`.
  package static func boolean(_ value: Bool) -> JSONValue { .literal("\(value)") }

  /// The value, with a key or an element a line.
  package var document: String { written(indentedBy: "") + "\n" }

  /// The value on one line.
  package var line: String {
    switch self {
    case .text(let text): JSONText.quoted(text)
    case .literal(let text): text
    case .list(let values): "[\(values.map(\.line).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(JSONText.quoted($0.key)): \($0.value.line)" }.joined(separator: ", "))}"
    }
  }

  private func written(indentedBy indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return JSONText.quoted(text)
    case .literal(let text): return text
    case .list(let values):
      if values.isEmpty { return "[]" }
      let lines = values.map { inner + $0.written(indentedBy: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map { "\(inner)\(JSONText.quoted($0.key)): \($0.value.written(indentedBy: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }
}

extension JSONValue {
  /// A value of content as JSON; what YAML leaves open is text.
  package init(_ node: ContentNode) {
    switch node.value {
    case .null: self = .literal("null")
    case .text(let text), .plain(let text): self = .text(text)
    case .number(let digits): self = .literal(digits)
    case .boolean(let value): self = .boolean(value)
    case .list(let nodes): self = .list(nodes.map { JSONValue($0) })
    case .mapping(let entries): self = .object(entries.map { ($0.key, JSONValue($0.value)) })
    }
  }
}
