/// What a text holds of calls.
struct CodeTagScan {
  /// The tags outside code, in order.
  private(set) var tags: [CodeTag] = []
  /// Escaped tags, in code too, each with what it stands for.
  private(set) var escapes: [(range: Range<Int>, text: [UInt8])] = []
  /// The offsets at which a tag starts and never ends.
  private(set) var unclosed: [Int] = []

  /// A tag is short: what is longer was never closed.
  private static let longest = 1 << 13

  /// Delimiters and their bytes.
  private struct Pair {
    let kind: CodeTagSyntax.Delimiters
    let open: [UInt8]
    let close: [UInt8]
  }

  /// Finds all tags behind an offset; takes time in proportion to the length of the text. HTML has no code of Markdown.
  init(_ syntax: CodeTagSyntax, in bytes: [UInt8], from start: Int = 0, isHTML: Bool = false) {
    var code = CodeRegions.Cursor(isHTML ? .none : CodeRegions(in: bytes, from: start))
    let delimiters = syntax.delimiters.map {
      Pair(kind: $0, open: Array($0.open.utf8), close: Array($0.close.utf8))
    }
    var raw = RawParts(in: bytes, isThere: syntax.escapes == .raw)
    var offset = start
    while let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      guard let found = delimiters.first(where: { bytes[brace...].starts(with: $0.open) }) else {
        offset = brace + 1
        continue
      }
      if let (opening, closing) = raw.part(at: brace) {
        escapes += [(opening, []), (closing, [])]
        offset = closing.upperBound
        continue
      }
      let inner = brace + found.open.count
      let isEscaped = syntax.escapes == .comments && bytes[inner...].starts(with: "/*".utf8)
      let end = Self.end(of: found.close, in: bytes, from: inner)
      if isEscaped, let end {
        escapes.append((brace..<end, Self.unescaped(bytes[inner..<(end - found.close.count)], in: found)))
      } else if let codeEnd = code.end(of: brace) {
        // Escaped tags are unescaped within code, too: go on behind this brace only.
        offset = syntax.escapes == .none ? codeEnd : brace + 1
        continue
      } else if let end {
        let text = String(decoding: bytes[inner..<(end - found.close.count)], as: UTF8.self)
        tags.append(Self.tag(text, syntax, found.kind, range: brace..<end))
      } else {
        unclosed.append(brace)
      }
      offset = end ?? inner
    }
  }

  /// The offset behind the closing delimiter; nothing if another tag starts before, or none ends nearby.
  private static func end(of close: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    let limit = min(bytes.count, start + longest)
    var offset = start
    while offset < limit {
      let byte = bytes[offset]
      if byte == close[0], bytes[offset...].starts(with: close) { return offset + close.count }
      if byte == UInt8(ascii: "{"), offset + 1 < limit, "{%".utf8.contains(bytes[offset + 1]) { return nil }
      offset += 1
    }
    return nil
  }

  private static func unescaped(_ inner: ArraySlice<UInt8>, in delimiters: Pair) -> [UInt8] {
    var text = inner.dropFirst(2)
    while text.last == 0x20 { text = text.dropLast() }
    if text.suffix(2).elementsEqual("*/".utf8) { text = text.dropLast(2) }
    let gap: [UInt8] = text.last == 0x20 || text.isEmpty ? [] : [0x20]
    return delimiters.open + text + gap + delimiters.close
  }

  private static func tag(
    _ text: String, _ syntax: CodeTagSyntax, _ delimiters: CodeTagSyntax.Delimiters, range: Range<Int>
  ) -> CodeTag {
    // Liquid and Tera take white space away by a dash.
    let inner = Substring(text).drop { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "-" }
    if let role = delimiters.role {
      return CodeTag(inner, range: range, role: role, family: delimiters.family)
    }
    let behind = inner.dropFirst(syntax.closingMark.count)
    let isClosing =
      inner.hasPrefix(syntax.closingMark)
      && (syntax.closesByName || behind.allSatisfy { $0 == " " || $0 == "-" })
    return CodeTag(
      isClosing ? (syntax.closesByName ? behind : "") : inner, range: range,
      role: isClosing ? .closing : .opening)
  }
}

/// The parts of a text between `{% raw %}` and `{% endraw %}`.
private struct RawParts {
  private let bytes: [UInt8]
  /// Whether there may be one further on.
  private var isThere: Bool

  init(in bytes: [UInt8], isThere: Bool) {
    self.bytes = bytes
    self.isThere = isThere
  }

  /// The two tags of the part that starts at an offset, if one does.
  mutating func part(at offset: Int) -> (opening: Range<Int>, closing: Range<Int>)? {
    guard isThere, let opening = tag("raw", at: offset) else { return nil }
    var start = opening.upperBound
    while let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
      if let closing = tag("endraw", at: brace) { return (opening, closing) }
      start = brace + 1
    }
    isThere = false
    return nil
  }

  /// The tag of a name that stands at an offset.
  private func tag(_ name: String, at offset: Int) -> Range<Int>? {
    guard bytes[offset...].starts(with: "{%".utf8) else { return nil }
    let inner = Self.withoutSpace(bytes[(offset + 2)...])
    guard inner.starts(with: name.utf8) else { return nil }
    let rest = Self.withoutSpace(inner.dropFirst(name.utf8.count))
    return rest.starts(with: "%}".utf8) ? offset..<(rest.startIndex + 2) : nil
  }

  private static func withoutSpace(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.drop { $0 <= 0x20 || $0 == UInt8(ascii: "-") }
  }
}
