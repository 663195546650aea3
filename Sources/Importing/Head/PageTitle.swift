/// The title of a page whose front matter has none.
enum PageTitle {
  /// The first heading, if the text starts with it, and where its line ends.
  static func heading(in bytes: [UInt8], from start: Int) -> (title: String, end: Int)? {
    var offset = start
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = String(decoding: bytes[offset..<end], as: UTF8.self).trimmed
    guard line.hasPrefix("# ") else { return nil }
    var text = line.dropFirst(2)
    while text.last == "#" || text.last == " " { text.removeLast() }
    let title = CodeForms.plain(String(text)).trimmed
    return title.isEmpty ? nil : (title, min(end + 1, bytes.count))
  }

  /// A name in words: `getting-started` is *Getting started*.
  static func words(of name: String) -> String {
    var name = name
    if PlannedPage.day(in: name) != nil { name = String(name.dropFirst(11)) }
    let text = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return text.isEmpty ? name : text.prefix(1).uppercased() + text.dropFirst()
  }
}
