internal import HTML

/// Keeps the texts of a page's links and names: for pages at fault, which are read again.
final class LinkReader: LinkSink {
  /// The URLs and statements by their offsets.
  private(set) var texts: [Int: String] = [:]
  /// The names that fragments can lead to, in the order of the page.
  private(set) var names: [String] = []
  /// The title of the page.
  private(set) var title: [UInt8]?

  /// Reads a page; its path tells what it is written in.
  convenience init(_ page: [UInt8], at path: String) {
    self.init()
    switch CheckedPages.author(of: path) {
    case .anybodyInXML: Checker.readXML(page, links: self)
    case .anybodyInJSON: _ = Checker.faults(inJSONFeed: page, links: self)
    default:
      var checker = Checker()
      _ = checker.faults(in: page, links: self)
    }
  }

  func link(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int) {
    texts[offset] = String(decoding: url, as: UTF8.self)
  }

  func anchor(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) {
    names.append(String(decoding: name, as: UTF8.self))
  }

  func base(_ url: UnsafeBufferPointer<UInt8>, at offset: Int) {}

  func end() {}

  func statement(_ text: UnsafeBufferPointer<UInt8>, _ kind: PageStatement, at offset: Int) {
    texts[offset] = String(decoding: text, as: UTF8.self)
    if kind == .title { title = Array(text) }
  }
}
