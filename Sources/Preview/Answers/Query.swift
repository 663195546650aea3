internal import Routing

/// The values in the query of an address, in the form that forms send (URL Standard, application/x-www-form-urlencoded).
struct Query: Sendable {
  private let values: [String: String]

  /// Reads a query, which starts with its question mark.
  init(_ query: Substring) {
    let pairs = query.dropFirst().split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
    }
    values = Dictionary(pairs) { first, _ in first }
  }

  /// The first value of a name.
  subscript(name: String) -> String? { values[name] }

  private static func decoded(_ text: Substring) -> String {
    PercentEncoding.decode(String(text.map { $0 == "+" ? " " : $0 }))
  }
}
