import Diagnostics
import Testing

@testable import ContentLoading

struct FrontMatterTests {
  @Test(arguments: [
    ("---\ntitle: x\n---\nText", "Text"),
    ("---\r\ntitle: x\r\n---\r\nText", "Text"),
    ("\u{FEFF}---\ntitle: x\n--- \t\nText", "Text"),
    ("---\ntitle: x\n---", ""),
    ("---\n---\n---\n", "---\n"),
    ("---\na: |\n  ---\n---\nText", "Text"),
    ("+++\ntitle = \"x\"\n+++\n---\nText", "---\nText"),
    ("+++\ntitle = \"x\"\n--- = 1\n+++", ""),
    ("{\"title\": \"x\"}\nText", "Text"),
    ("\u{FEFF}{\n  \"title\": \"}\"\n} \r\n\r\nText", "\r\nText"),
    ("{}Text", "Text"),
  ])
  func theFileIsSplit(text: String, body: String) {
    let bytes = Array(text.utf8)
    let frontMatter = FrontMatter.read(bytes, file: "a.md")
    #expect(String(decoding: bytes[frontMatter.bodyStart...], as: UTF8.self) == body)
    #expect(frontMatter.node?.location == SourceLocation(file: "a.md"))
    #expect(frontMatter.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("", "1:1 front-matter/missing"),
    ("# Title", "1:1 front-matter/missing"),
    ("\n---\ntitle: x\n---\n", "1:1 front-matter/missing"),
    ("----\n", "1:1 front-matter/missing"),
    ("---\ntitle: x\n", "1:1 front-matter/unclosed"),
    ("---", "1:1 front-matter/unclosed"),
    ("+++\ntitle = \n+++\n", "2:9 toml/syntax"),
    ("+++\ntitle = 1\n---\n", "1:1 front-matter/unclosed"),
    ("---\ntitle: 1\n+++\n", "1:1 front-matter/unclosed"),
    ("{\"title\": x}\n", "1:11 json/unknown-word"),
    ("{\"title\": \"x\"\n", "2:1 json/unexpected-end"),
    ("{{title}}\n", "1:1 front-matter/missing"),
    ("---\n- a\n---\n", "2:1 front-matter/not-a-mapping"),
    ("---\njust text\n---\n", "2:1 front-matter/not-a-mapping"),
    ("---\na: [\n---\n", "3:1 yaml/syntax"),
  ])
  func everyFaultHasItsPlace(text: String, fault: String) {
    let frontMatter = FrontMatter.read(Array(text.utf8), file: "a.md")
    #expect(frontMatter.node == nil)
    #expect(frontMatter.diagnostics.map(\.summary) == [fault])
  }

  @Test(arguments: [
    ("a\u{7FF}\u{FFFD}😀\t\r\n", nil),
    ("é\u{0}", "1:2 content/control-character"),
    ("a\n\u{1B}", "2:1 content/control-character"),
    ("\u{7F}", "1:1 content/control-character"),
    ("ab\u{85}", "1:3 content/control-character"),
    ("\u{FFFE}", "1:1 content/control-character"),
    ("😀\u{1FFFF}", "1:2 content/control-character"),
  ])
  func charactersThatNoPageMayHoldAreFound(text: String, fault: String?) {
    #expect(CharacterCheck.diagnostic(for: Array(text.utf8), file: "a.md")?.summary == fault)
  }

  @Test(
    arguments: [
      ([0xFF], "1:1"), ([0x61, 0x0A, 0xC3, 0xA9, 0xC3], "2:2"), ([0xC0, 0x80], "1:1"),
      ([0xE0, 0x80, 0x80], "1:1"),
      ([0xED, 0xA0, 0x80], "1:1"), ([0xF4, 0x90, 0x80, 0x80], "1:1"), ([0x61, 0xE2, 0x82, 0x61], "1:2"),
      ([0x80], "1:1"), ([0xF5, 0x80, 0x80, 0x80], "1:1"),
    ] as [([UInt8], String)])
  func bytesThatAreNotUTF8AreFound(bytes: [UInt8], place: String) {
    #expect(
      CharacterCheck.diagnostic(for: bytes, file: "a.md")?.summary == "\(place) content/invalid-utf8")
  }
}
