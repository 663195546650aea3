/// Headings in HTML on a line of their own, which become headings of Markdown.
///
/// md4c takes those of the second level and deeper for text, and puts a paragraph around them.
enum RawHeadings {
  /// The text with each line such as `<h2 id="a">Title</h2>` behind an empty one as `## Title {#a}`.
  static func rewritten(_ bytes: [UInt8], from start: Int = 0) -> [UInt8] {
    var code = CodeRegions.Cursor(CodeRegions(in: bytes, from: start))
    var text: [UInt8] = []
    var copied = start
    var offset = start
    var isBehindBlank = true
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[offset..<end]
      if isBehindBlank, line.starts(with: "<h".utf8), line.count < 512, code.end(of: offset) == nil,
        let heading = heading(String(decoding: line, as: UTF8.self).trimmed)
      {
        text += bytes[copied..<offset]
        text += "\(heading)\n".utf8
        copied = end
      } else {
        isBehindBlank = line.allSatisfy { $0 <= 0x20 }
      }
      offset = end + 1
    }
    return copied == start ? Array(bytes[start...]) : text + bytes[min(copied, bytes.count)...]
  }

  private static func heading(_ line: String) -> String? {
    guard let match = line.wholeMatch(of: /<h([1-6])(?: id="([^"\s]+)")?>([^<]+)<\/h([1-6])>/),
      match.1 == match.4,
      let level = Int(match.1)
    else { return nil }
    let id = match.2.map { " {#\($0)}" } ?? ""
    return String(repeating: "#", count: level) + " " + String(match.3).trimmed + id
  }
}
