import Diagnostics
import Testing

@Suite struct NearMissTests {
  static let words: [(String, [String], String?)] = [
    ("titel", ["title", "tags", "date"], "title"),
    ("tilte", ["title"], "title"),
    ("Title", ["title"], "title"),
    ("tags", ["tag", "date"], "tag"),
    ("x", ["y"], "y"),
    ("ab", ["ba"], "ba"),
    ("desciption", ["description", "descriptor"], "description"),
    ("größe", ["groesse", "gröse"], "gröse"),
    ("abc", ["abd", "abb"], "abb"),
    ("colour", ["title", "date"], nil),
    ("abc", ["xyz"], nil),
    ("abc", [], nil),
    ("abcdef", ["abxyzf"], nil),
    ("", ["title"], nil),
  ]

  @Test(arguments: words)
  func theNearestNameIsFound(word: String, names: [String], nearest: String?) {
    #expect(NearMiss.of(word, among: names) == nearest)
  }

  @Test func theQuestionNamesIt() {
    #expect(NearMiss.question("titel", among: ["title"]) == "did you mean \"title\"?")
    #expect(NearMiss.question("colour", among: ["title"]) == nil)
  }
}
