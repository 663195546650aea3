/// The head of an answer in HTTP/1 or in the form that curl gives to later versions (RFC 9112 §2.1).
public struct HTTPHead: Sendable {
  /// The status code.
  public let status: Int
  /// Where the content starts.
  public let end: Int
  private let fields: [(name: String, value: String)]

  /// Reads the head of the last answer; those before it only say that there will be one. Nothing if there is none.
  public init?(_ bytes: [UInt8]) {
    var start = 0
    while true {
      guard let (lines, end) = Self.lines(of: bytes, from: start), let first = lines.first,
        first.hasPrefix("HTTP/"), let code = first.split(separator: " ").dropFirst().first,
        let status = Int(code)
      else { return nil }
      if (100..<200).contains(status), end < bytes.count {
        start = end
        continue
      }
      self.status = status
      self.end = end
      fields = lines.dropFirst().compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return (parts[0].lowercased(), String(parts[1].drop { $0 == " " || $0 == "\t" }))
      }
      return
    }
  }

  /// The value of a field, whose name is given in lower case; the first where there are several.
  public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Whether the content is a page of HTML.
  public var isHTML: Bool {
    let type = self["content-type"]?.prefix { $0 != ";" && $0 != " " }.lowercased()
    return type == "text/html" || type == "application/xhtml+xml"
  }

  /// The lines up to the empty one, and where that ends.
  private static func lines(of bytes: [UInt8], from start: Int) -> (lines: [String], end: Int)? {
    var lines: [String] = []
    var line = start
    while let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) {
      var text = bytes[line..<end]
      if text.last == UInt8(ascii: "\r") { text.removeLast() }
      line = end + 1
      if text.isEmpty { return (lines, line) }
      lines.append(String(decoding: text, as: UTF8.self))
    }
    return nil
  }
}
