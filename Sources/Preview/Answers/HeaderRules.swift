/// The rules of a file `_headers`, in the form of Netlify and Cloudflare Pages: a path, and below it, indented, the fields of
/// what is served there.
struct HeaderRules: Sendable {
  /// The file that has them, at the top of the site.
  static let path = "_headers"

  /// Fields that the server itself answers for, and how long to keep what is edited right now.
  private static let reserved: Set = [
    "cache-control", "connection", "content-length", "content-range", "date", "etag", "transfer-encoding",
  ]

  private struct Rule {
    let pattern: [Substring]
    var fields: [(name: String, value: String)] = []
  }

  private var rules: [Rule] = []

  /// Reads the rules; lines that are none are passed over, as hosts do.
  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let content = line.drop(while: \.isWhitespace)
      if content.isEmpty || content.hasPrefix("#") { continue }
      if line.startIndex == content.startIndex {
        rules.append(Rule(pattern: Self.segments(of: content.trimmingSpaceAtEnd)))
      } else if let field = Self.field(content), !rules.isEmpty {
        rules[rules.count - 1].fields.append(field)
      }
    }
  }

  /// The fields of a path, such as `/articles/`. The values of a field that several rules name are joined.
  func fields(for path: Substring) -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    let segments = Self.segments(of: path)
    for field in rules.lazy.filter({ Self.matches($0.pattern[...], segments[...]) }).flatMap(\.fields) {
      if let index = fields.firstIndex(where: { $0.name.lowercased() == field.name.lowercased() }) {
        fields[index].value += ", \(field.value)"
      } else {
        fields.append(field)
      }
    }
    return fields
  }

  private static func segments(of path: Substring) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: false)
  }

  private static func field(_ line: Substring) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon].trimmingSpaceAtEnd
    let value = line[line.index(after: colon)...].drop(while: \.isWhitespace).trimmingSpaceAtEnd
    let isName = !name.isEmpty && name.utf8.allSatisfy(HeadParser.isTokenByte)
    let isValue = value.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard isName, isValue, !reserved.contains(name.lowercased()) else { return nil }
    return (String(name), String(value))
  }

  /// Whether a pattern is that of a path: `*` at its end stands for all that follows, `:name` for one segment.
  private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "*", pattern.count == 1 { return !path.isEmpty }
    guard let segment = path.first else { return false }
    let isMatch =
      first == segment || first == "*" || (first.hasPrefix(":") && !segment.isEmpty)
      || first.hasSuffix("*") && segment.hasPrefix(first.dropLast())
    // A star at the end of the pattern takes in what lies deeper.
    if isMatch, pattern.count == 1, first.hasSuffix("*") { return true }
    return isMatch && matches(pattern.dropFirst(), path.dropFirst())
  }
}

extension Substring {
  fileprivate var trimmingSpaceAtEnd: Substring {
    self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
  }
}
