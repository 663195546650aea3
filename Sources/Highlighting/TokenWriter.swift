import Markup

/// Writes text and spans as polyglot HTML through a small piece of memory, which is emptied into an array when it is full.
struct TokenWriter {
  /// How long tags and references are that need no more than a look at the memory left.
  private static let longestTag = 32
  /// How long a reference is at most.
  private static let longestReference = references.map(\.count).max() ?? 1
  /// For each byte, what stands for it in text: empty for itself.
  private static let references: [[UInt8]] = (UInt8.min...UInt8.max).map { byte in
    Escape.reference(for: byte).map { reference in reference.withUTF8Buffer { Array($0) } } ?? []
  }
  private static let isPlain: [Bool] = references.map(\.isEmpty)

  private var html: [UInt8]
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private let isPlain: UnsafePointer<Bool>
  private var count = 0

  /// Lends a writer that appends to `html`.
  static func append(to html: inout [UInt8], _ body: (inout TokenWriter) -> Void) {
    isPlain.withUnsafeBufferPointer { isPlain in
      guard let isPlain = isPlain.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { memory in
        var writer = TokenWriter(html: html, memory: memory, isPlain: isPlain)
        html = []
        body(&writer)
        writer.flush()
        html = writer.html
      }
    }
  }

  /// Writes the tokens that some code consists of; what lies behind the last of them is plain.
  mutating func write(_ tokens: some Collection<Token>, of code: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for token in tokens {
      let end = max(start, min(Int(token.end), code.count))
      write(UnsafeBufferPointer(rebasing: code[start..<end]), token.kind)
      start = end
    }
    if start < code.count { write(UnsafeBufferPointer(rebasing: code[start...])) }
  }

  /// Writes a token: a span for each of its lines, or the text alone if it is plain.
  mutating func write(_ text: UnsafeBufferPointer<UInt8>, _ kind: Kind) {
    if kind == .plain { return write(text) }
    var start = 0
    var index = 0
    while index <= text.count {
      if index == text.count || text[index] == 0x0A {
        if index > start {
          write(kind.startTag)
          write(UnsafeBufferPointer(rebasing: text[start..<index]))
          write("</span>")
        }
        if index < text.count { write("\n") }
        start = index &+ 1
      }
      index &+= 1
    }
  }

  /// Writes text.
  @inline(__always)
  mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < text.count {
      if count &+ Self.longestTag > memory.count { flush() }
      let end = min(text.count, start + (memory.count - count) / Self.longestReference)
      var count = count
      for byte in text[start..<end] {
        if isPlain[Int(byte)] {
          memory[count] = byte
          count &+= 1
        } else {
          for byte in Self.references[Int(byte)] {
            memory[count] = byte
            count &+= 1
          }
        }
      }
      self.count = count
      start = end
    }
  }

  /// Writes markup, however long.
  mutating func write(markup: some Sequence<UInt8>) {
    flush()
    html.append(contentsOf: markup)
  }

  /// Writes a tag.
  @inline(__always)
  mutating func write(_ tag: StaticString) {
    let length = tag.utf8CodeUnitCount
    if count &+ Self.longestTag > memory.count { flush() }
    guard let target = memory.baseAddress, length <= Self.longestTag else {
      return tag.withUTF8Buffer { write(markup: $0) }
    }
    (target + count).update(from: tag.utf8Start, count: length)
    count &+= length
  }

  private mutating func flush() {
    html.append(contentsOf: UnsafeBufferPointer(rebasing: memory[0..<count]))
    count = 0
  }
}
