import Diagnostics
import Testing

@Suite struct SourceExcerptTests {
  typealias Place = Diagnostics.SourceLocation

  static func excerpt(of bytes: [UInt8], line: Int, column: Int) -> SourceExcerpt? {
    let place = Place(file: "a", line: line, column: column)
    return SourceExcerpts(at: [place]) { _ in bytes }[place]
  }

  @Test(arguments: [
    (1, 1, "ab", 0, 1), (1, 3, "ab", 2, 3), (2, 3, "é😀x", 2, 4), (2, 99, "é😀x", 3, 5), (3, 1, "", 0, 1),
    (0, 0, "ab", 0, 1), (-5, Int.min, "ab", 0, 1), (2, Int.max, "é😀x", 3, 5),
  ])
  func aPlaceHasItsLineAndItsColumnInUnitsOfUTF16(
    line: Int, column: Int, text: String, caret: Int, utf16Column: Int
  ) {
    let excerpt = Self.excerpt(of: Array("ab\né😀x\n".utf8), line: line, column: column)
    #expect(excerpt?.text == text)
    #expect(excerpt?.caret == caret)
    #expect(excerpt?.utf16Column == utf16Column)
  }

  @Test(arguments: [4, 5, Int.max])
  func thereIsNothingBehindTheLastLine(line: Int) {
    #expect(Self.excerpt(of: Array("ab\né😀x\n".utf8), line: line, column: 1) == nil)
  }

  @Test func aFileThatCannotBeReadHasNoExcerpts() {
    let place = Place(file: "a")
    #expect(SourceExcerpts(at: [place]) { _ in nil }[place] == nil)
    #expect(SourceExcerpts.none[place] == nil)
  }

  @Test func bytesThatAreNoTextKeepTheExcerptShort() throws {
    let bytes = [UInt8](repeating: 0x80, count: 1_000_000)
    let excerpt = try #require(Self.excerpt(of: bytes, line: 1, column: 50))
    #expect(excerpt.text.unicodeScalars.count < 1_000)
  }

  @Test func aLineOfAMegabyteWithManyPlacesIsGoneOverOnce() {
    let line = Array(String(repeating: "é", count: 100_000).utf8)
    let places = (1...20_000).map { Place(file: "a", line: 1, column: $0 * 5) }
    let excerpts = SourceExcerpts(at: places.reversed()) { _ in line }
    #expect(places.allSatisfy { excerpts[$0]?.utf16Column == $0.column })
    #expect(places.allSatisfy { (excerpts[$0]?.text.count ?? 0) <= 120 })
  }
}
