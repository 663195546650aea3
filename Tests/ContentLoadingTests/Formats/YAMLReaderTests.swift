import Diagnostics
import Testing

@testable import ContentLoading

struct YAMLReaderTests {
  /// Reads the text as if it were front matter that starts in line 2.
  private func read(_ text: String) -> (node: ContentNode?, diagnostics: [Diagnostic]) {
    let bytes = Array("---\n\(text)".utf8)
    return YAMLReader.read(4..<bytes.count, of: bytes, file: "a.md")
  }

  @Test(arguments: [
    ("title: A\nslug: b", ["title@2:1=2:8", "slug@3:1=3:7"]),
    ("title: A\r\nslug: b\r\n", ["title@2:1=2:8", "slug@3:1=3:7"]),
    ("# ü\nä: {b: 1}\n\"é\":   x", ["ä@3:1=3:4", "é@4:1=4:8"]),
    ("a:\n  - x\nb:\nc: |\n  text\n", ["a@2:1=3:3", "b@4:1=4:3", "c@5:1=5:4"]),
    ("a: \"x\u{2028}y\"\nb: 1", ["a@2:1=2:4", "b@3:1=3:4"]),
  ])
  func keysAndValuesHaveTheirPlaces(text: String, places: [String]) {
    let (node, diagnostics) = read(text)
    let found = node?.entries.map { entry in
      "\(entry.key)@\(entry.keyLocation.line):\(entry.keyLocation.column)"
        + "=\(entry.value.location.line):\(entry.value.location.column)"
    }
    #expect(found == places)
    #expect(diagnostics.isEmpty)
  }

  @Test func scalarsKeepWhatTheyWere() {
    let (node, _) = read("a: 1984\nb: '1984'\nc: ~\nd:\ne: !!str 1\nf: >\n  x\n  y\n")
    guard case .plain("1984") = node?["a"]?.value, case .text("1984") = node?["b"]?.value,
      case .null = node?["c"]?.value, case .null = node?["d"]?.value, case .text("1") = node?["e"]?.value,
      case .text("x y\n") = node?["f"]?.value
    else {
      Issue.record("\(String(describing: node))")
      return
    }
  }

  @Test func anAliasStandsForItsAnchor() {
    let (node, diagnostics) = read("a: &x [1, 2]\nb: *x\nc: &k key\n*k : 3\n")
    guard case .list(let nodes) = node?["b"]?.value else {
      Issue.record("\(String(describing: node))")
      return
    }
    #expect(nodes.count == 2)
    #expect(node?["b"]?.location == SourceLocation(file: "a.md", line: 3, column: 4))
    #expect(node?["key"] != nil)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("", []),
    ("# nothing", []),
    ("title: x\n\tslug: y", ["3:1 yaml/syntax"]),
    ("a:\n\t- x", ["3:1 yaml/syntax"]),
    ("title: a: b", ["2:9 yaml/syntax"]),
    ("title: \"x\n", ["3:1 yaml/syntax"]),
    ("a: [1, 2", ["2:9 yaml/syntax"]),
    ("a: [1, 2\n", ["3:1 yaml/syntax"]),
    ("a: @x", ["2:4 yaml/syntax"]),
    ("a: 1\nb: 2\na: 3", ["4:1 yaml/duplicate-key"]),
    ("a: *x", ["2:4 yaml/unknown-anchor"]),
    ("a: &x [*x]", ["2:8 yaml/unknown-anchor"]),
    ("? [a]\n: b", ["2:3 yaml/key"]),
    ("a: !file x", ["2:4 yaml/tag"]),
    ("a: 1\n--- b\n", ["3:1 yaml/documents"]),
  ])
  func everyFaultHasItsPlace(text: String, faults: [String]) {
    #expect(read(text).diagnostics.map(\.summary) == faults)
  }

  @Test func commonMistakesHaveAHint() {
    #expect(
      read("a: 1\n\tb: 2").diagnostics.first?.hint
        == "YAML is indented by spaces; write spaces instead of the tab")
    #expect(read("a: b: c").diagnostics.first?.hint == "put text that contains a colon and a space in quotes")
  }

  @Test func explodingAliasesAreStopped() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let (node, diagnostics) = read(text)
    #expect(node == nil)
    #expect(diagnostics.map(\.rule) == ["yaml/too-large"])
    #expect(diagnostics.first?.location.line == 7)
  }

  @Test(arguments: ["[", "- ", "{a: "])
  func depthIsLimited(opening: String) {
    let (node, diagnostics) = read(String(repeating: opening, count: 100_000))
    #expect(node == nil)
    #expect(diagnostics.count == 1)
  }

  @Test func aliasesCannotBeDeeperThanTheLimit() {
    let chain = (1...300).reduce("a0: &a0 x\n") { "\($0)a\($1): &a\($1) [*a\($1 - 1)]\n" }
    let text =
      chain + "b: " + String(repeating: "[", count: 300) + "*a300" + String(repeating: "]", count: 300)
    #expect(read(text).diagnostics.map(\.rule) == ["yaml/too-deep"])
  }
}
