/// Attributes as kramdown writes them, `{: .wide}`, in the form they have here, `{.wide}`.
enum ColonAttributes {
  /// The text with attributes behind headings, links and pictures rewritten; those of a table of contents go, as do lines of
  /// attributes alone.
  static func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    var code = CodeRegions.Cursor(CodeRegions(in: bytes))
    var text: [UInt8] = []
    var copied = 0
    var offset = 0
    while let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      offset = brace + 1
      if let end = code.end(of: brace) {
        offset = end
        continue
      }
      guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: ":"),
        !":/".utf8.contains(bytes[offset + 1]),
        let end = bytes[offset..<min(bytes.count, offset + 512)].firstIndex(where: {
          $0 == UInt8(ascii: "}") || $0 == 0x0A
        }),
        bytes[end] == UInt8(ascii: "}")
      else { continue }
      let (start, isAlone) = lineStart(of: brace, in: bytes)
      text +=
        bytes[
          copied..<(isAlone
            ? tableStart(before: start, bytes[brace...end], in: bytes, notBefore: copied) : brace)]
      if !isAlone { text += Array("{".utf8) + bytes[(brace + 2)...end].drop { $0 == 0x20 } }
      copied = end + 1
      offset = copied
    }
    return copied == 0 ? bytes : text + bytes[copied...]
  }

  private static func lineStart(of offset: Int, in bytes: [UInt8]) -> (start: Int, isAlone: Bool) {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    return (start, start == 0 || bytes[start - 1] == 0x0A)
  }

  /// Before `{:toc}` stands a list whose only purpose is to become the table.
  private static func tableStart(
    before start: Int, _ attributes: ArraySlice<UInt8>, in bytes: [UInt8], notBefore limit: Int
  ) -> Int {
    guard String(decoding: attributes, as: UTF8.self).contains("toc"), start > limit else { return start }
    let before = bytes[limit..<(start - 1)].lastIndex(of: 0x0A).map { $0 + 1 } ?? limit
    let mark = bytes[before..<start].first
    return mark.map { "*-1".utf8.contains($0) } == true ? before : start
  }
}
