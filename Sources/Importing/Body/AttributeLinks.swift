/// Links in the attributes of HTML.
enum AttributeLinks {
  /// An attribute is short; what is longer is none.
  private static let longest = 1 << 11
  private static let names = ["href", "src", "poster"].map { Array($0.utf8) }

  /// The text with every address that `link` has another one for. Takes time in proportion to the length of the text.
  static func rewritten(
    _ bytes: [UInt8], besides code: CodeRegions? = nil, link: (String) -> String?
  ) -> [UInt8] {
    var code = code.map { CodeRegions.Cursor($0) }
    var text: [UInt8] = []
    var copied = 0
    var offset = 0
    while let mark = bytes[offset...].firstIndex(of: UInt8(ascii: "=")) {
      offset = mark + 1
      if let end = code?.end(of: mark) {
        offset = end
        continue
      }
      guard isNamed(bytes[..<mark]), let range = value(in: bytes, at: mark + 1) else { continue }
      offset = range.upperBound
      let old = String(decoding: bytes[range], as: UTF8.self)
      guard let new = link(old.replacing("&amp;", with: "&")), new != old else { continue }
      text += bytes[copied..<range.lowerBound]
      text += new.replacing("&", with: "&amp;").replacing("\"", with: "%22").replacing("'", with: "%27").utf8
      copied = range.upperBound
    }
    return copied == 0 ? bytes : text + bytes[copied...]
  }

  /// Whether a name of ours stands at the end, behind space.
  private static func isNamed(_ bytes: ArraySlice<UInt8>) -> Bool {
    names.contains { name in
      bytes.suffix(name.count).lowercased().elementsEqual(name)
        && bytes.dropLast(name.count).last.map { $0 <= 0x20 } == true
    }
  }

  /// What stands between quotation marks.
  private static func value(in bytes: [UInt8], at start: Int) -> Range<Int>? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") else {
      return nil
    }
    let limit = min(bytes.count, start + longest)
    let end = bytes[(start + 1)..<limit].firstIndex { $0 == bytes[start] || $0 == UInt8(ascii: "<") }
    guard let end, bytes[end] == bytes[start] else { return nil }
    return (start + 1)..<end
  }
}

extension ArraySlice<UInt8> {
  /// The bytes with capitals of ASCII as small letters.
  fileprivate func lowercased() -> [UInt8] {
    map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }
}
