import Diagnostics
import Testing

@Suite struct SourceLocationTests {
  @Test(arguments: [
    ("", 0, 1, 1),
    ("abc", 0, 1, 1),
    ("abc", 2, 1, 3),
    ("abc", 3, 1, 4),
    ("abc", 99, 1, 4),
    ("abc", -1, 1, 1),
    ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1),
    ("a\r\nb", 3, 2, 1),
    ("\n\n\n", 3, 4, 1),
    ("é=", 2, 1, 2),
    ("日本=", 6, 1, 3),
    ("😀=", 4, 1, 2),
    ("e\u{301}=", 3, 1, 3),
    ("ä\nö=", 5, 2, 2),
  ])
  func anOffsetIsALineAndAColumn(text: String, offset: Int, line: Int, column: Int) {
    let location = SourceLocation(file: "a.md", offset: offset, in: Array(text.utf8))
    #expect(location == SourceLocation(file: "a.md", line: line, column: column))
  }

  @Test func bytesThatAreNoUTF8AreCountedToo() {
    let location = SourceLocation(file: "a", offset: 3, in: [0xFF, 0xFE, 0x0A, 0x61])
    #expect(location.description == "a:2:1")
  }

  @Test func aFileAloneIsItsStart() {
    #expect(SourceLocation(file: "Content/a.md").description == "Content/a.md:1:1")
  }

  @Test func placesAreOrderedByFileThenLineThenColumn() {
    let ordered = [
      SourceLocation(file: "a", line: 2, column: 9), SourceLocation(file: "a", line: 10, column: 1),
      SourceLocation(file: "a", line: 10, column: 2), SourceLocation(file: "b"),
    ]
    #expect(ordered.reversed().sorted() == ordered)
  }
}
