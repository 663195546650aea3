@testable import Highlighting

extension Highlighter {
  /// The code as HTML.
  func html(_ code: [UInt8]) -> [UInt8] {
    var html: [UInt8] = []
    code.withUnsafeBufferPointer { highlight($0, into: &html) }
    return html
  }
}
