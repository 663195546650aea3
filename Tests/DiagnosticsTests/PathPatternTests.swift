import Diagnostics
import Testing

@Suite struct PathPatternTests {
  static let paths: [(pattern: String, path: String, isMatch: Bool)] = [
    ("index.html", "index.html", true),
    ("index.html", "a/index.html", false),
    ("index.html", "index.htm", false),
    ("index.htm", "index.html", false),
    ("**", "index.html", true),
    ("**", "a/b/index.html", true),
    ("*", "404.html", true),
    ("*", "a/index.html", false),
    ("*.html", "404.html", true),
    ("*.html", "a/404.html", false),
    ("a/*", "a/b", true),
    ("a/*", "a/b/c", false),
    ("articles/**", "articles/index.html", true),
    ("articles/**", "articles/one/index.html", true),
    ("articles/**", "articles-old/index.html", false),
    ("articles/**", "old/articles/index.html", false),
    ("articles/*/index.html", "articles/one/index.html", true),
    ("articles/*/index.html", "articles/index.html", false),
    ("articles/*/index.html", "articles/page/2/index.html", false),
    ("**/index.html", "index.html", true),
    ("**/index.html", "a/b/index.html", true),
    ("**/index.html", "a/myindex.html", false),
    ("a/**/b.html", "a/b.html", true),
    ("a/**/b.html", "a/x/y/b.html", true),
    ("a/**/b.html", "a/xb.html", false),
    ("**/**/b.html", "b.html", true),
    ("**/*/b.html", "x/b.html", true),
    ("**/*/b.html", "b.html", false),
    ("**.html", "a/b.html", true),
    ("a**b", "a/x/b", true),
    ("a**/b", "ax/b", true),
    ("a**/b", "a/b", true),
    ("***", "a/b", true),
    ("p*e*", "page", true),
    ("gr*ße", "größe", true),
    ("a.html", "aXhtml", false),
  ]

  @Test(arguments: paths)
  func aStarStaysWithinANameAndTwoGoAcross(pattern: String, path: String, isMatch: Bool) throws {
    #expect(try PathPattern(pattern).matches(path) == isMatch)
  }

  @Test(arguments: ["", "/a", "/", "a/", "a//b", "./a", "a/../b", "a?", "[ab]", "{a,b}", "a\\*"])
  func aPatternThatCannotMatchIsNone(text: String) {
    #expect(throws: PathPattern.Fault.self) { try PathPattern(text) }
  }

  @Test func aPatternThatMatchesAllIsAsGoodAsTheWrittenOne() throws {
    #expect(try PathPattern("**") == .all)
  }

  @Test(arguments: [
    String(repeating: "*a", count: 200) + "b", String(repeating: "**/a", count: 200) + "/b",
    String(repeating: "**a", count: 200) + "b",
  ])
  func aHostilePatternTakesNoLongerThanBothLengthsMultiplied(text: String) throws {
    let pattern = try PathPattern(text)
    let path = String(repeating: "a", count: 5_000)
    let duration = ContinuousClock().measure { #expect(!pattern.matches(path)) }
    #expect(duration < .seconds(20), "this takes for ever where ways are tried one after the other")
  }
}
