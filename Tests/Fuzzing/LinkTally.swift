import HTML

/// Counts what it is told, after it has looked at every byte of it.
final class LinkTally: LinkSink, LinkReplacer {
  private(set) var count = 0
  private var sum: UInt8 = 0

  func link(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int) { look(at: url) }
  func anchor(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) { look(at: name) }
  func base(_ url: UnsafeBufferPointer<UInt8>, at offset: Int) { look(at: url) }
  func statement(_ text: UnsafeBufferPointer<UInt8>, _ kind: PageStatement, at offset: Int) { look(at: text) }
  func end() {}

  func replacement(of url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind) -> [UInt8]? {
    look(at: url)
    return count % 2 == 0 ? nil : Array("../".utf8) + url
  }

  func replacement(ofBase url: UnsafeBufferPointer<UInt8>) -> [UInt8]? { Array(url.reversed()) }

  private func look(at bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { sum ^= byte }
    count += 1
  }
}
