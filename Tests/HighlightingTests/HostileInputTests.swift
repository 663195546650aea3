import Markup
import Testing

@testable import Highlighting

/// Whatever the input, its text comes back out of the markup, and time stays in proportion.
@Suite struct HostileInputTests {
  /// Pieces that open, close and escape something in some language.
  private static let pieces = [
    "\"", "'", "`", "\\", "\\(", "${", "#{", "$(", "{", "}", "(", ")", "[", "]", "<", ">", "/", "*", "/*",
    "*/", "//", "#",
    "<!--", "-->", "<script>", "</script>", "<style>", "<?php", "?>", "{{", "}}", "\"\"\"", "'''", "```",
    "~~~", "\n", "\n",
    " ", "    ", "\t", "a", "func", "def", "class", "if", "1", "0x", ".", "1.5e", "<<EOF", "EOF", "<<~A",
    "<<<'B'", "%w[", "r#\"",
    "R\"(", "[[", "]]", "--[[", "$$", "@", "&amp;", "&", "\0", "\r\n", "é", "日", "|", ">-", "key:", "- ",
    "---\n", "+", "-", "=",
    "%", "^", ":", ";", ",", "<a href=", "</", "/>", "\u{FEFF}", "((", "$((", "))", "<< 'A' ", "#/", "/#",
    "$a$",
    "@\"", "url(", "#{$", "{#if ", "<!DOCTYPE [", "- (", "RUN ", "\\\n", "export ", "!", "++",
  ].map { Array($0.utf8) }

  /// What the plain text of some code becomes in a page.
  private func allowedInXML(_ code: [UInt8]) -> [UInt8] {
    code.withUnsafeBufferPointer { Escape.replacingNonXML(in: $0) } ?? code
  }

  /// A generator that gives the same numbers each time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 20)
    }
  }

  @Test(arguments: Languages.all.map { $0.names[0] })
  func textComesBack(name: String) throws {
    let highlighter = try #require(Highlighter(language: name))
    var numbers = Numbers(state: UInt64(name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    for round in 0..<250 {
      var code: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<80, using: &numbers) {
        if round % 4 == 0 || Int.random(in: 0..<12, using: &numbers) == 0 {
          code.append(UInt8.random(in: 0...255, using: &numbers))
        } else {
          code += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &numbers)]
        }
      }
      let html = highlighter.html(code)
      #expect(text(ofMarkup: html) == allowedInXML(code), "\(code)")
    }
  }

  /// Characters that XML does not allow are replaced, wherever tokens begin and end, and in lines of their own, too.
  @Test(arguments: [
    ("let a = \"\u{0}\u{1}\"", "let a = \"\u{FFFD}\u{FFFD}\""),
    ("// \u{FFFE}\u{FFFF}\n\u{1F}", "// \u{FFFD}\u{FFFD}\n\u{FFFD}"),
    ("\u{FFFD}\u{FEFF}\t\r\n", "\u{FFFD}\u{FEFF}\t\r\n"),
  ])
  func whatXMLDoesNotAllowIsReplaced(code: String, written: String) throws {
    let highlighter = try #require(Highlighter(language: "swift"))
    #expect(text(ofMarkup: highlighter.html(Array(code.utf8))) == Array(written.utf8))
    var block = CodeBlock(language: "swift")
    block.firstLine = 1
    var page = MarkupWriter()
    Array(code.utf8).withUnsafeBufferPointer { block.write($0, to: &page) }
    let lines = String(decoding: page.bytes, as: UTF8.self).replacing(#/<[^>]*>/#, with: "")
    #expect(lines.replacing("&quot;", with: "\"") == written)
  }

  /// A megabyte of text that opens something: time that is not linear would be hours. `make bench-highlight` has many more.
  @Test(arguments: ["\"\\(", "/*", "{", "`"])
  func aMegabyteIsNoMatter(piece: String) throws {
    let highlighter = try #require(Highlighter(language: "swift"))
    let code = Array(repeatElement(Array(piece.utf8), count: 1_000_000 / piece.utf8.count).joined())
    var end = 0
    code.withUnsafeBufferPointer { code in
      highlighter.withTokens(in: code) { tokens in end = tokens.last.map { Int($0.end) } ?? 0 }
    }
    #expect(end == code.count)
  }

  @Test func codeThatIsNestedTooDeepIsPlain() throws {
    let highlighter = try #require(Highlighter(language: "swift"))
    let code = Array((String(repeating: "\"\\(", count: 200) + " let").utf8)
    let html = highlighter.html(code)
    #expect(text(ofMarkup: html) == code)
    #expect(html.suffix(5).elementsEqual("( let".utf8))
  }
}
