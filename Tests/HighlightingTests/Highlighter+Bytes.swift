import Markup

@testable import Highlighting

extension Highlighter {
  /// The code as HTML.
  func html(_ code: [UInt8]) -> [UInt8] {
    var page = MarkupWriter()
    code.withUnsafeBufferPointer { highlight($0, to: &page) }
    return page.bytes
  }
}
