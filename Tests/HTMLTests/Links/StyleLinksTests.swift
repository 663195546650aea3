import HTML
import Testing

@Suite struct StyleLinksTests {
  static func read(_ sheet: String) -> (links: [String], unfinished: Int?) {
    let links = RecordedLinks()
    let unfinished = Checker.readStyleSheet(Array(sheet.utf8), links: links)
    return (links.links, unfinished)
  }

  @Test(arguments: [
    ("@import \"a.css\" screen;", ["styleSheet a.css"]), ("@import url(a.css);", ["styleSheet a.css"]),
    ("@import url( 'a.css' ) layer(x);", ["styleSheet a.css"]), ("@charset \"utf-8\";", []),
    ("p { background: URL(a.png) }", ["resource a.png"]), ("/* url(a) */ p { b: url(c) }", ["resource c"]),
    ("p { content: \"url(a)\" }", []),
    ("p { a: image-set(\"b\" 1x, \"c\" 2x) \"d\" }", ["resource b", "resource c"]),
    (
      "@font-face { src: url(\"a\\.woff2\") format(\"woff2\"), url(b\\e9.c) }",
      ["resource a.woff2", "resource bé.c"]
    ),
    ("p { b: url() url(\"\") }", []), ("", []), ("(", []), ("@import", []), ("p { b: url(", []),
  ])
  func everyURLIsTold(sheet: String, links: [String]) {
    #expect(Self.read(sheet).links == links)
  }

  @Test(
    arguments: [
      ("p { b: url(a) }", nil), ("p { b: url(a } q { c: url(d) }", 7), ("p { b: url(a) } /* c", 16),
      ("@import \"a\np {}", 8),
    ] as [(String, Int?)])
  func whatHasNoEndIsTold(sheet: String, offset: Int?) {
    #expect(Self.read(sheet).unfinished == offset)
  }

  @Test func aSheetOfNothingButOpeningsIsReadOnce() {
    let sheet = String(repeating: "url(\"(@import /* \\", count: 50_000)
    #expect(Self.read(sheet).unfinished != nil)
  }
}
