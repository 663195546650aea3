/// The ids of headings in the old site, and what they are here, where the two differ.
enum HeadingNames {
  /// The ids that differ in a text; `name` makes an id of a heading as the peer does.
  static func differing(in bytes: [UInt8], from start: Int, name: (String) -> String) -> [String: String] {
    var names: [String: String] = [:]
    var old: [String: Int] = [:]
    var new: [String: Int] = [:]
    for title in titles(in: bytes, from: start) {
      let oldName = numbered(name(title), &old)
      let newName = numbered(here(title), &new)
      if oldName != newName, names[oldName] == nil { names[oldName] = newName }
    }
    return names
  }

  /// The texts of headings; one with an id of its own has the same one here.
  private static func titles(in bytes: [UInt8], from start: Int) -> [String] {
    var code = CodeRegions.Cursor(CodeRegions(in: bytes, from: start))
    var titles: [String] = []
    var offset = start
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let marks = bytes[offset..<end].prefix { $0 == UInt8(ascii: "#") }.count
      if (1...6).contains(marks), offset + marks < end, bytes[offset + marks] == 0x20,
        code.end(of: offset) == nil
      {
        let line = String(decoding: bytes[(offset + marks)..<end], as: UTF8.self).trimmed
        if !line.hasSuffix("}") { titles.append(CodeForms.plain(line).filter { $0 != "*" }) }
      }
      offset = end + 1
    }
    return titles
  }

  private static func numbered(_ name: String, _ numbers: inout [String: Int]) -> String {
    let number = numbers[name, default: 0]
    numbers[name] = number + 1
    return number == 0 ? name : "\(name)-\(number)"
  }

  /// As headings are named here, by the rules of GitHub.
  private static func here(_ title: String) -> String {
    String(
      title.lowercased().compactMap { character -> Character? in
        character == " "
          ? "-" : character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
      })
  }
}
