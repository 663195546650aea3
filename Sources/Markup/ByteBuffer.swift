/// Bytes that grow at their end, in memory that nobody shares: an array asks before each piece it takes whether somebody does,
/// and pages are made of hundreds of short pieces.
struct ByteBuffer: ~Copyable {
  private var memory = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  /// How many bytes there are.
  private(set) var count = 0

  deinit { memory.deallocate() }

  /// The last byte.
  var last: UInt8? { count == 0 ? nil : memory[count - 1] }

  /// Lends the bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try body(UnsafeBufferPointer(rebasing: memory[..<count]))
  }

  /// Forgets the bytes and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Appends one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count &+= 1
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    reserve(bytes.count)
    guard let source = bytes.baseAddress, let target = memory.baseAddress else { return }
    UnsafeMutableRawPointer(target + count).copyMemory(from: source, byteCount: bytes.count)
    count &+= bytes.count
  }

  /// Appends bytes.
  @inline(__always)
  mutating func append(_ bytes: StaticString) {
    bytes.withUTF8Buffer { append($0) }
  }

  /// Appends what `write` puts into memory for so many bytes; it answers how many there are of them.
  @inline(__always)
  mutating func append(upTo size: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    reserve(size)
    count &+= write(UnsafeMutableBufferPointer(rebasing: memory[count..<(count &+ size)]))
  }

  /// Makes room.
  @inline(__always)
  private mutating func reserve(_ size: Int) {
    if size > memory.count &- count { grow(by: size) }
  }

  @inline(never)
  private mutating func grow(by size: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(count + size, 2 * memory.count, 64))
    _ = larger.update(fromContentsOf: memory[..<count])
    memory.deallocate()
    memory = larger
  }
}
