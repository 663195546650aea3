import Markup

/// Writes tokens as polyglot HTML.
struct TokenWriter {
  private(set) var html: [UInt8]

  init(_ html: [UInt8]) {
    self.html = html
  }

  mutating func write(_ code: UnsafeBufferPointer<UInt8>, _ tokens: [Token]) {
    var start = 0
    for token in tokens {
      let text = UnsafeBufferPointer(rebasing: code[start..<token.end])
      start = token.end
      if token.kind == .plain {
        Escape.append(text, to: &html)
      } else {
        write(text, token.kind)
      }
    }
  }

  /// Writes a span for each line of the text.
  private mutating func write(_ text: UnsafeBufferPointer<UInt8>, _ kind: Kind) {
    var start = 0
    var index = 0
    while index <= text.count {
      if index == text.count || text[index] == 0x0A {
        if index > start {
          append(kind.startTag)
          Escape.append(UnsafeBufferPointer(rebasing: text[start..<index]), to: &html)
          append("</span>")
        }
        if index < text.count { html.append(0x0A) }
        start = index + 1
      }
      index &+= 1
    }
  }

  @inline(__always)
  private mutating func append(_ markup: StaticString) {
    html.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }
}
