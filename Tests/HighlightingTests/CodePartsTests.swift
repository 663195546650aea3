import Markup
import Testing

@testable import Highlighting

@Suite struct CodePartsTests {
  private static func html(
    _ code: String, _ parts: CodeParts?, _ block: CodeBlock = CodeBlock(language: "nim")
  ) -> String {
    var page = MarkupWriter()
    Array(code.utf8).withUnsafeBufferPointer { block.write($0, parts: parts, to: &page) }
    return String(decoding: page.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("k", "k"), ("kr", "k"), ("kt", "kt"), ("nc", "kt"), ("bp", "nb"), ("s2", "s"), ("si", "se"),
    ("se", "se"),
    ("mi", "m"), ("il", "m"), ("c1", "c"), ("cpf", "cp"), ("ow", "k"), ("o", "o"), ("vg", "nv"), ("gu", "gh"),
  ])
  func aClassOfPygmentsBecomesOneOfOurs(kind: String, name: String) {
    #expect(Self.html("a<", CodeParts([(kind, 2)])) == "<span class=\"\(name)\">a&lt;</span>")
  }

  @Test(arguments: ["", "n", "p", "w", "err", "x", "ü"])
  func whatHasNoClassHereIsPlain(kind: String) {
    #expect(Self.html("a<", CodeParts([(kind, 2)])) == "a&lt;")
  }

  @Test func partsMayBeKept() throws {
    let parts = try #require(CodeParts([("k", 3), ("", 0), ("s", 300), ("", 2)]))
    #expect(CodeParts(bytes: parts.bytes, ofCodeWith: 305) == parts)
    #expect(CodeParts(bytes: parts.bytes, ofCodeWith: 304) == nil)
    #expect(CodeParts(bytes: parts.bytes.dropLast(), ofCodeWith: 305) == nil)
    #expect(CodeParts(bytes: [255, 5, 0, 0, 0], ofCodeWith: 5) == nil)
    #expect(CodeParts(bytes: [1, 5, 0, 0, 0, 1, 4, 0, 0, 0], ofCodeWith: 4) == nil)
  }

  @Test(arguments: ["", "a", "let x\n= 1", "\u{1}abc", "b\n\n\"b\n"], [1, 2, 1000])
  func theTextStaysWhateverThePartsSay(code: String, count: Int) {
    let html = Self.html(code, CodeParts([("k", count), ("s", 1)]))
    #expect(
      html.replacing(/<[^>]*>/, with: "").replacing("&quot;", with: "\"")
        == code.replacing("\u{1}", with: "\u{FFFD}"))
  }

  @Test func linesAreDividedWhereTheyEnd() {
    var block = CodeBlock(language: "nim")
    block.firstLine = 1
    #expect(
      Self.html("a\nb\n", CodeParts([("s", 4)]), block)
        == "<span class=\"line\" data-line=\"1\"><span class=\"s\">a</span>\n</span><span class=\"line\" data-line=\"2\"><span class=\"s\">b</span>\n</span>"
    )
  }
}
