import Testing

@testable import Markdown

@Suite struct WordCounterTests {
  static func count(_ runs: [String]) -> Int {
    var counter = WordCounter()
    for run in runs {
      var run = run
      run.withUTF8 { counter.read($0) }
    }
    return counter.count
  }

  @Test(arguments: [
    ("", 0), ("   ", 0), ("one", 1), ("one two\tthree\nfour", 4), (" - one -- (two) ...", 2),
    ("it's well-known", 2), ("a b c d e f g h i", 9), ("12345678 12345678", 2), ("naïve café, über", 3),
    ("漢字 かな", 4), ("abc漢def", 3), ("– one — two", 2), ("exactly8", 1), ("exactly8 and more than that", 5),
  ])
  func wordsAreWhatAReaderWouldCount(text: String, count: Int) {
    #expect(Self.count([text]) == count)
  }

  @Test func aWordMayGoOnInTheNextRun() {
    #expect(Self.count(["under", "stand", "ing it"]) == 2)
  }

  @Test func whereARunIsCutDoesNotMatter() {
    var state: UInt64 = 1
    for _ in 0..<2_000 {
      var letters: [Character] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        letters.append(Array("ab 9-.\t\né漢 ")[Int(state >> 33) % 11])
      }
      let text = String(letters)
      // One character a run is too short to be looked at eight bytes at a time.
      #expect(Self.count([text]) == Self.count(letters.map { String($0) }), "\(text.debugDescription)")
    }
  }
}
