import Markup

/// Code as polyglot HTML: text escaped, a span around each token, none across a line end.
extension MarkupWriter {
  /// Writes the tokens that some code consists of; what lies behind the last of them is plain.
  mutating func write(_ tokens: some Collection<Token>, of code: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for token in tokens {
      let end = max(start, min(Int(token.end), code.count))
      write(UnsafeBufferPointer(rebasing: code[start..<end]), token.kind)
      start = end
    }
    if start < code.count { writeEscaped(UnsafeBufferPointer(rebasing: code[start...])) }
  }

  /// Writes a token: a span for each of its lines, or the text alone if it is plain.
  mutating func write(_ text: UnsafeBufferPointer<UInt8>, _ kind: Kind) {
    if kind == .plain { return writeEscaped(text) }
    var start = 0
    var index = 0
    while index <= text.count {
      if index == text.count || text[index] == 0x0A {
        if index > start {
          write(kind.startTag)
          writeEscaped(UnsafeBufferPointer(rebasing: text[start..<index]))
          write("</span>")
        }
        if index < text.count { write("\n") }
        start = index &+ 1
      }
      index &+= 1
    }
  }
}
