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

  /// All words of two letters up to a length, against the definition of the distance.
  @Test func aWordIsNearWhenAThirdOfItsLettersDiffer() {
    let words = (0...6).flatMap { count in
      (0..<(1 << count)).map { bits in (0..<count).map { bits >> $0 & 1 == 0 ? "a" : "b" }.joined() }
    }
    for word in words where word.count.isMultiple(of: 3) {
      let wanted = Array(word)
      let limit = max(1, word.count / 3)
      for candidate in words where !candidate.isEmpty {
        let isNear = Self.distance(wanted[...], Array(candidate)[...]) <= limit
        #expect((NearMiss.of(word, among: [candidate]) != nil) == isNear, "\(word) and \(candidate)")
      }
    }
  }

  private static func distance(_ left: ArraySlice<Character>, _ right: ArraySlice<Character>) -> Int {
    guard let a = left.last, let b = right.last else { return max(left.count, right.count) }
    if a == b { return distance(left.dropLast(), right.dropLast()) }
    let edit = min(
      distance(left.dropLast(), right), distance(left, right.dropLast()),
      distance(left.dropLast(), right.dropLast()))
    let isSwap = left.dropLast().last == b && right.dropLast().last == a
    return 1 + (isSwap ? min(edit, distance(left.dropLast(2), right.dropLast(2))) : edit)
  }

  @Test func theQuestionNamesIt() {
    #expect(NearMiss.question("titel", among: ["title"]) == "did you mean \"title\"?")
    #expect(NearMiss.question("colour", among: ["title"]) == nil)
  }
}
