import Testing

@testable import HTML

@Suite struct StyleHeadTests {
  @Test(
    arguments: [
      ("@import \"a.css\";", ["a.css"], [[]]),
      ("@import url( a.css ) ;b{}", ["a.css"], [[]]),
      ("@IMPORT url('a\\62.css') screen , print;", ["ab.css"], [["@media screen , print"]]),
      (
        "/* a */ @charset \"UTF-8\"; @layer x, y; @import 'a' layer; @import \"b\" layer(x.y) print;",
        ["a", "b"], [["@layer"], ["@media print", "@layer x.y"]]
      ),
      ("@layer x { } @import \"a\";", [], []),
      ("a { } @import \"a\";", [], []),
      ("@media print { } @import \"a\";", [], []),
      ("@import \"a\"", ["a"], [[]]),
      ("", [], []),
    ] as [(String, [String], [[String]])])
  func theHeadNamesWhatIsImported(sheet: String, urls: [String], wraps: [[String]]) throws {
    let head = try #require(StyleHead(Array(sheet.utf8)))
    #expect(head.imports.map(\.url) == urls)
    #expect(head.imports.map(\.wraps) == wraps)
    for found in head.imports { #expect(sheet.utf8.count >= found.range.upperBound) }
  }

  @Test(arguments: [
    "@import \"a\" supports(b: c);", "@namespace \"a\";", "a { b: c", "a ) {", "@charset \"latin1\";",
    "a { /* b",
    "@import a;", "@import;",
  ])
  func aSheetThatCannotStandInAnotherHasNoHead(sheet: String) {
    #expect(StyleHead(Array(sheet.utf8)) == nil)
  }

  @Test(arguments: [
    ("a{b:url(c.png)}", "a{b:url(p/c.png)}"), ("a{b:url( 'c.png' )}", "a{b:url( 'p/c.png' )}"),
    ("a{b:url( ../c.png )}", "a{b:url( p/../c.png )}"),
    ("a{b:image-set(\"c\" 1x, \"d\" 2x)}", "a{b:image-set(\"p/c\" 1x, \"p/d\" 2x)}"),
    (
      "a{b:url(/c) url(#d) url(data:,e) url(//f/g) url()}",
      "a{b:url(/c) url(#d) url(data:,e) url(//f/g) url()}"
    ),
    ("a{b:\"c.png\"}", "a{b:\"c.png\"}"),
  ])
  func relativeURLsAreMoved(sheet: String, moved: String) {
    #expect(String(decoding: StyleSheet.moved(Array(sheet.utf8), by: "p/"), as: UTF8.self) == moved)
  }
}
