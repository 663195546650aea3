@testable import Highlighting

/// The text of highlighted code: tags taken out, references decoded; nothing if the markup is not well-formed.
func text(ofMarkup html: [UInt8]) -> [UInt8]? {
  let references: [(String, UInt8)] = [
    ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
    ("&quot;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")),
  ]
  var text: [UInt8] = []
  var isOpen = false
  var index = 0
  while index < html.count {
    let rest = html[index...]
    switch html[index] {
    case UInt8(ascii: "<"):
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      let tag = String(decoding: html[index...close], as: UTF8.self)
      let isEnd = tag == "</span>"
      guard isEnd == isOpen, isEnd || startTags.contains(tag) else { return nil }
      isOpen = !isEnd
      index = close + 1
    case UInt8(ascii: "&"):
      guard let (name, byte) = references.first(where: { rest.starts(with: $0.0.utf8) }) else { return nil }
      text.append(byte)
      index += name.utf8.count
    case UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): return nil
    case let byte:
      if byte == 0x0A, isOpen { return nil }
      text.append(byte)
      index += 1
    }
  }
  return isOpen ? nil : text
}

/// The start tags that highlighted code has.
private let startTags = Set(Kind.allCases.dropFirst().map { "<span class=\"\($0.className)\">" })
