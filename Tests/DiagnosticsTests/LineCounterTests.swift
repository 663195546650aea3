import Diagnostics
import Testing

@Suite struct LineCounterTests {
  @Test func placesAreFoundOneAfterTheOther() {
    var lines = LineCounter(file: "a.html", bytes: Array("ab\nçd\n".utf8))
    #expect(lines.location(of: 1) == SourceLocation(file: "a.html", line: 1, column: 2))
    #expect(lines.location(of: 5) == SourceLocation(file: "a.html", line: 2, column: 2))
    #expect(lines.location(of: 5) == SourceLocation(file: "a.html", line: 2, column: 2))
    #expect(lines.location(of: 99) == SourceLocation(file: "a.html", line: 3, column: 1))
  }

  @Test func anEarlierPlaceIsFoundAgain() {
    var lines = LineCounter(file: "a.html", bytes: Array("ab\ncd".utf8))
    #expect(lines.location(of: 4).line == 2)
    #expect(lines.location(of: 0) == SourceLocation(file: "a.html", line: 1, column: 1))
  }
}
