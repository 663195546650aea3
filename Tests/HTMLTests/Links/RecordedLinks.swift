import HTML

/// Writes down what it is told.
final class RecordedLinks: LinkSink {
  private(set) var links: [String] = []
  private(set) var anchors: [String] = []
  private(set) var statements: [String] = []
  private(set) var offsets: [Int] = []
  private(set) var hasEnded = false

  /// Reads a page.
  convenience init(_ page: String) {
    self.init()
    var checker = Checker()
    _ = checker.faults(in: Array(page.utf8), links: self)
  }

  func link(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int) {
    links.append("\(kind) \(String(decoding: url, as: UTF8.self))")
    offsets.append(offset)
  }

  func anchor(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) {
    anchors.append(String(decoding: name, as: UTF8.self))
  }

  func base(_ url: UnsafeBufferPointer<UInt8>, at offset: Int) {
    links.append("base \(String(decoding: url, as: UTF8.self))")
  }

  func statement(_ text: UnsafeBufferPointer<UInt8>, _ kind: PageStatement, at offset: Int) {
    statements.append("\(kind) \(String(decoding: text, as: UTF8.self))")
  }

  func end() { hasEnded = true }
}
