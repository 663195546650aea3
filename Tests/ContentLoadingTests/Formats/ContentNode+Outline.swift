import Diagnostics

@testable import ContentLoading

extension ContentNode {
  /// The node in short: keys with their places, values as they are.
  var outline: String {
    switch value {
    case .null: return "null"
    case .text(let text): return "\"\(text)\""
    case .plain(let text), .number(let text): return text
    case .boolean(let value): return "\(value)"
    case .list(let nodes): return "[\(nodes.map(\.outline).joined(separator: ","))]"
    case .mapping(let entries):
      let parts = entries.map {
        "\($0.key)@\($0.keyLocation.line):\($0.keyLocation.column):\($0.value.outline)"
      }
      return "{\(parts.joined(separator: ","))}"
    }
  }

  /// The node in short, without places.
  var plainOutline: String {
    guard case .mapping(let entries) = value else {
      if case .list(let nodes) = value { return "[\(nodes.map(\.plainOutline).joined(separator: ","))]" }
      return outline
    }
    return "{\(entries.map { "\($0.key):\($0.value.plainOutline)" }.joined(separator: ","))}"
  }
}
