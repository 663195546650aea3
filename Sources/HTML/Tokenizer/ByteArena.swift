/// Memory for what a page does not hold as it is meant: values with character references, names in capitals.
///
/// What it hands out stays where it is until `reset`. Its blocks are kept from page to page.
final class ByteArena {
  private static let blockSize = 1 << 14

  private var blocks: [UnsafeMutableBufferPointer<UInt8>] = []
  private var block = -1
  /// Where the run that is being written starts and ends in its block.
  private var start = 0
  private var end = 0

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// Forgets everything that was handed out. One block is kept, and none that a single page made large.
  func reset() {
    while blocks.count > 1 || blocks.first.map({ $0.count > Self.blockSize }) ?? false {
      blocks.removeLast().deallocate()
    }
    block = blocks.count - 1
    start = 0
    end = 0
  }

  /// Adds a byte to the run that is being written.
  func append(_ byte: UInt8) {
    reserve(1)
    blocks[block][end] = byte
    end += 1
  }

  /// Adds bytes to the run that is being written.
  func append(_ bytes: some Collection<UInt8>) {
    reserve(bytes.count)
    for byte in bytes {
      blocks[block][end] = byte
      end += 1
    }
  }

  /// Ends the run that is being written and hands it out.
  func take() -> Bytes {
    guard end > start else { return .empty }
    defer { start = end }
    return Bytes(UnsafeBufferPointer(rebasing: blocks[block][start..<end]))
  }

  /// Makes room; a run that no longer fits its block moves to a new one whole.
  private func reserve(_ count: Int) {
    if block >= 0, end + count <= blocks[block].count { return }
    let run = end - start
    let next = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(Self.blockSize, (run + count) * 2))
    if run > 0 { _ = next.update(fromContentsOf: blocks[block][start..<end]) }
    blocks.append(next)
    block = blocks.count - 1
    start = 0
    end = run
  }
}
