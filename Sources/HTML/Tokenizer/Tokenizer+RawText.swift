extension Tokenizer {
  /// Text and character references up to an end tag of the element.
  mutating func rcdata() -> Token? {
    if source[position] == UInt8(ascii: "&") {
      text = reference(inAttribute: false)
      isBlank = text.isBlank
      return .text
    }
    var end = position
    while end < source.count, source[end] != UInt8(ascii: "&"), !isEndTag(at: end) { end += 1 }
    return rawText(upTo: end)
  }

  /// Text up to an end tag of the element.
  mutating func rawText() -> Token? {
    var end = position
    while end < source.count, !isEndTag(at: end) { end += 1 }
    return rawText(upTo: end)
  }

  /// The text of a script, in which `<!--` and `<script>` may hide its end tag (HTML §13.2.5.15 to 34).
  mutating func scriptData() -> Token? {
    var scan = ScriptScan()
    var end = position
    while end < source.count, !(scan.mode != .doubleEscaped && isEndTag(at: end)) {
      end = scan.step(over: source, at: end)
    }
    if end >= source.count, scan.mode != .plain { note(.eofInScriptHtmlCommentLikeText, at: source.count) }
    return rawText(upTo: end)
  }

  /// Text up to `]]>`.
  mutating func cdataSection() -> Token? {
    var end = position
    while end < source.count, !has("]]>", at: end) { end += 1 }
    if end > position { return emitText(upTo: end, replacingNUL: false) }
    if end >= source.count { note(.eofInCdata, at: source.count) }
    position = min(end + 3, source.count)
    content = .data
    return nil
  }

  private mutating func rawText(upTo end: Int) -> Token? {
    if end > position { return emitText(upTo: end, replacingNUL: true) }
    content = .data
    return nil
  }

  /// Whether an end tag of the element stands here.
  @inline(__always)
  private func isEndTag(at offset: Int) -> Bool {
    source[offset] == UInt8(ascii: "<") && isEndTagSlow(at: offset)
  }

  private func isEndTagSlow(at offset: Int) -> Bool {
    let end = offset + 2 + rawTextName.count
    guard !rawTextName.isEmpty, end < source.count, source[offset + 1] == UInt8(ascii: "/") else {
      return false
    }
    for index in 0..<rawTextName.count where source[offset + 2 + index].lowercase != rawTextName[index] {
      return false
    }
    return source[end].isWhitespace || source[end] == UInt8(ascii: "/") || source[end] == UInt8(ascii: ">")
  }
}

/// Follows the comments and script tags inside a script.
private struct ScriptScan {
  enum Mode {
    /// Script.
    case plain
    /// Behind `<!--`.
    case escaped
    /// Behind `<script` behind `<!--`: an end tag closes that one first.
    case doubleEscaped
  }

  private(set) var mode = Mode.plain
  /// How many hyphens were read just now, two at most.
  private var dashes = 0

  /// Goes over the byte at `offset`, or over a tag or mark that starts there; returns the offset behind.
  mutating func step(over source: Bytes, at offset: Int) -> Int {
    let byte = source[offset]
    switch byte {
    case UInt8(ascii: "<"):
      dashes = 0
      if mode == .plain { return start(in: source, at: offset) }
      return tag(in: source, at: offset)
    case UInt8(ascii: "-"): dashes = min(2, dashes + 1)
    case UInt8(ascii: ">"):
      if dashes == 2 { mode = .plain }
      dashes = 0
    default: dashes = 0
    }
    if mode == .plain { dashes = 0 }
    return offset + 1
  }

  private mutating func start(in source: Bytes, at offset: Int) -> Int {
    guard offset + 4 <= source.count, source[offset..<(offset + 4)].equals("<!--") else { return offset + 1 }
    mode = .escaped
    dashes = 2
    return offset + 4
  }

  private mutating func tag(in source: Bytes, at offset: Int) -> Int {
    var start = offset + 1
    if mode == .doubleEscaped {
      guard start < source.count, source[start] == UInt8(ascii: "/") else { return start }
      start += 1
    }
    var end = start
    while end < source.count, source[end].isLetter { end += 1 }
    guard end > start, end < source.count, source[start..<end].equalsIgnoringCase("script"),
      source[end].isWhitespace || source[end] == UInt8(ascii: "/") || source[end] == UInt8(ascii: ">")
    else { return max(end, start) }
    mode = mode == .escaped ? .doubleEscaped : .escaped
    return end + 1
  }
}
