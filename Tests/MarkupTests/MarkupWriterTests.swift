import Markup
import Testing

@Suite struct MarkupWriterTests {
  static func escaped(_ text: String) -> String {
    var writer = MarkupWriter()
    writer.writeEscaped(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static func expected(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\0": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }

  /// Bytes beside those that are escaped in value, and at each place of two runs of sixteen bytes and behind them.
  @Test(arguments: [
    "!", "\"", "#", "%", "&", "'", "(", ";", "<", "=", ">", "?", "\0", "\u{7F}", "é", "€", "🙂",
  ])
  func everyByteIsEscapedWhereverItStands(character: String) {
    for length in 0..<44 {
      let text = String(repeating: "x", count: length) + character
      for tail in 0..<10 {
        let whole = text + String(repeating: character, count: tail % 3) + String(repeating: "y", count: tail)
        #expect(Self.escaped(whole) == Self.expected(whole))
      }
    }
  }

  @Test(arguments: [
    ("", nil), ("a \u{FFFD}\u{FEFF}\t\r\n&<", nil), ("\0", "\u{FFFD}"),
    ("<a\u{1F}>\u{FFFE}", "<a\u{FFFD}>\u{FFFD}"),
    ("\u{1}ten letters", "\u{FFFD}ten letters"), ("ten letters&\u{FFFF}", "ten letters&\u{FFFD}"),
  ])
  func whatXMLDoesNotAllowIsReplacedInTextThatIsNotEscaped(text: String, replaced: String?) {
    let bytes = Array(text.utf8).withUnsafeBufferPointer { Escape.replacingNonXML(in: $0) }
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == replaced)
  }

  @Test func markupOfAnyCollectionIsCopied() {
    var writer = MarkupWriter()
    writer.write([1, 2, 3])
    writer.write([4, 5, 6][1...])
    writer.write("7".utf8)
    writer.write((8...9).lazy.map { $0 })
    writer.write(UInt8(10))
    #expect(writer.bytes == [1, 2, 3, 5, 6, 55, 8, 9, 10])
  }
}
