/// A run of bytes of one kind; it begins where the token before it ends.
struct Token: Hashable, Sendable {
  /// Where it ends, in bytes from the start of the code.
  var end: UInt32
  var kind: Kind
}

/// Tokens under way, in memory with room for one a byte: no token is empty, so there are never more.
struct TokenBuffer {
  private let memory: UnsafeMutablePointer<Token>
  private let capacity: Int
  private(set) var count = 0
  /// Where the last token ends.
  private var lastEnd = 0

  init(_ memory: UnsafeMutablePointer<Token>, capacity: Int) {
    self.memory = memory
    self.capacity = capacity
  }

  /// Appends what lies between the last token and `end`; it is part of the last token if that is of the same kind.
  @inline(__always)
  mutating func append(_ end: Int, _ kind: Kind) {
    guard end > lastEnd else { return }
    lastEnd = end
    if count > 0, memory[count &- 1].kind == kind {
      memory[count &- 1].end = UInt32(truncatingIfNeeded: end)
    } else if count < capacity {
      (memory + count).initialize(to: Token(end: UInt32(truncatingIfNeeded: end), kind: kind))
      count &+= 1
    }
  }
}
