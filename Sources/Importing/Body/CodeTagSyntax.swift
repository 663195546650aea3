/// How a peer writes calls in Markdown.
struct CodeTagSyntax: Sendable {
  /// A pair of delimiters, and what stands between them.
  struct Delimiters: Sendable {
    let open: String
    let close: String
    /// Whether a value stands there, and not a call.
    var isValue = false
  }

  /// The delimiters; the first one that fits counts.
  let delimiters: [Delimiters]
  /// What makes the end of a tag of its name: `/` in Hugo, `end` in Liquid and Tera.
  let closingMark: String
  /// Whether a tag that ends another one names it; otherwise it ends the innermost one.
  var closesByName = true
  /// Whether `/*` behind the opening delimiter and `*/` before the closing one make a tag mere text.
  let hasEscapes: Bool

  /// Hugo's short codes.
  static let hugo = CodeTagSyntax(
    delimiters: [Delimiters(open: "{{<", close: ">}}"), Delimiters(open: "{{%", close: "%}}")],
    closingMark: "/", hasEscapes: true)
  /// Zola's, in the manner of Tera.
  static let tera = CodeTagSyntax(
    delimiters: [Delimiters(open: "{{", close: "}}"), Delimiters(open: "{%", close: "%}")],
    closingMark: "end", closesByName: false, hasEscapes: true)
  /// Jekyll's Liquid.
  static let liquid = CodeTagSyntax(
    delimiters: [Delimiters(open: "{{", close: "}}", isValue: true), Delimiters(open: "{%", close: "%}")],
    closingMark: "end", hasEscapes: false)
}

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

  /// Finds all tags behind an offset; takes time in proportion to the length of the text.
  init(_ syntax: CodeTagSyntax, in bytes: [UInt8], from start: Int = 0) {
    var code = CodeRegions.Cursor(CodeRegions(in: bytes, from: start))
    let delimiters = syntax.delimiters.map {
      (open: Array($0.open.utf8), close: Array($0.close.utf8), isValue: $0.isValue)
    }
    var offset = start
    while let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      guard let found = delimiters.first(where: { bytes[brace...].starts(with: $0.open) }) else {
        offset = brace + 1
        continue
      }
      let inner = brace + found.open.count
      let isEscaped = syntax.hasEscapes && bytes[inner...].starts(with: "/*".utf8)
      let end = Self.end(of: found.close, in: bytes, from: inner)
      if isEscaped, let end {
        escapes.append((brace..<end, Self.unescaped(bytes[inner..<(end - found.close.count)], in: found)))
      } else if let codeEnd = code.end(of: brace) {
        // Escaped tags are unescaped within code, too: go on behind this brace only.
        offset = syntax.hasEscapes ? brace + 1 : codeEnd
        continue
      } else if let end {
        let text = String(decoding: bytes[inner..<(end - found.close.count)], as: UTF8.self)
        tags.append(Self.tag(text, syntax, isValue: found.isValue, range: brace..<end))
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

  private static func unescaped(
    _ inner: ArraySlice<UInt8>, in delimiters: (open: [UInt8], close: [UInt8], isValue: Bool)
  ) -> [UInt8] {
    var text = inner.dropFirst(2)
    while text.last == 0x20 { text = text.dropLast() }
    if text.suffix(2).elementsEqual("*/".utf8) { text = text.dropLast(2) }
    let gap: [UInt8] = text.last == 0x20 || text.isEmpty ? [] : [0x20]
    return delimiters.open + text + gap + delimiters.close
  }

  private static func tag(
    _ text: String, _ syntax: CodeTagSyntax, isValue: Bool, range: Range<Int>
  ) -> CodeTag {
    // Liquid and Tera take white space away by a dash.
    let inner = Substring(text).drop { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "-" }
    if isValue { return CodeTag(inner, range: range, role: .value) }
    let behind = inner.dropFirst(syntax.closingMark.count)
    let isClosing =
      inner.hasPrefix(syntax.closingMark)
      && (syntax.closesByName || behind.allSatisfy { $0 == " " || $0 == "-" })
    return CodeTag(
      isClosing ? (syntax.closesByName ? behind : "") : inner, range: range,
      role: isClosing ? .closing : .opening)
  }
}
