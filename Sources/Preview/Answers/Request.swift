/// What a client asks (RFC 9112 §3).
struct Request: Sendable {
  let method: String
  /// What follows the method, such as `/articles/?page=2`.
  let target: String
  /// Whether the client speaks HTTP/1.1, so that the connection stays open unless it asks otherwise.
  let isPersistentByDefault: Bool
  /// The header fields in their order; the names are in lower case.
  let fields: [(name: String, value: String)]

  /// The value of a field; those of a field that is there several times are joined (RFC 9110 §5.3).
  subscript(name: String) -> String? {
    let values = fields.lazy.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The path of the target.
  var path: Substring { target.prefix { $0 != "?" } }

  /// The query of the target, with its question mark; empty without one.
  var query: Substring { target.dropFirst(path.count) }

  /// Whether a body follows.
  var hasBody: Bool {
    self["transfer-encoding"] != nil || self["content-length"].map { $0 != "0" } == true
  }

  /// Whether the client sends more requests after this one.
  var keepsConnection: Bool {
    let options = self["connection"]?.lowercased() ?? ""
    return !hasBody && (isPersistentByDefault ? !options.contains("close") : options.contains("keep-alive"))
  }
}
