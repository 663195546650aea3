import Diagnostics
import Testing

@Suite struct TextReporterTests {
  static let fault = Diagnostic(
    rule: "front-matter/unknown-key", "there is no key \"titel\"",
    at: SourceLocation(file: "Content/a.md", line: 12, column: 3), hint: "did you mean \"title\"?")

  static func report(_ faults: Diagnostic..., line: String?, isColoured: Bool = false) -> String {
    let sources = SourceExcerpts(at: faults.map(\.place)) { _ in
      line.map { Array((String(repeating: "\n", count: (faults.first?.place.line ?? 1) - 1) + $0).utf8) }
    }
    return TextReporter(isColoured: isColoured).report(Report(faults, fileCount: 1, sources: sources))
  }

  @Test func aFaultIsItsPlaceTheLineWithACaretAndWhatToDo() {
    #expect(
      Self.report(Self.fault, line: "  titel: x") == """
        Content/a.md:12:3: error: there is no key "titel" [front-matter/unknown-key]
          12 |   titel: x
             |   ^
          hint: did you mean "title"?

        """)
  }

  @Test func aLineThatCannotBeReadIsLeftOut() {
    #expect(
      Self.report(Self.fault, line: nil) == """
        Content/a.md:12:3: error: there is no key "titel" [front-matter/unknown-key]
          hint: did you mean "title"?

        """)
  }

  @Test func aFaultInTheOutputIsToldAtItsOrigin() {
    let fault = Diagnostic(
      .warning, rule: "html/x", "it is odd", at: SourceLocation(file: "a/index.html", line: 40, column: 9),
      origin: SourceLocation(file: "Templates/a.mustache", line: 2, column: 1))
    #expect(
      Self.report(fault, line: "<p>") == """
        Templates/a.mustache:2:1: warning: it is odd [html/x]
          2 | <p>
            | ^
          seen in the output at a/index.html:40:9

        """)
  }

  @Test func severalFaultsFollowEachOther() {
    let hint = Diagnostic(.hint, rule: "a/b", "so", at: SourceLocation(file: "b"))
    #expect(
      Self.report(hint, hint, line: nil) == """
        b:1:1: hint: so [a/b]
        b:1:1: hint: so [a/b]

        """)
    #expect(Self.report(line: "x") == "")
  }

  @Test func aTabIsOneColumnAndTheEndOfTheLineIsNotShown() {
    #expect(Self.report(Self.fault, line: "\t\ttitel: x\r").contains("  12 |   titel: x\n     |   ^\n"))
  }

  @Test func aColumnIsACharacterNotAByte() {
    #expect(Self.report(Self.fault, line: "öä titel").contains("  12 | öä titel\n     |   ^\n"))
  }

  @Test func aLongLineIsCutAroundTheColumn() {
    let fault = Diagnostic(
      rule: "a/b", "so", at: SourceLocation(file: "b", line: 1, column: 1_001))
    let line = String(repeating: "a", count: 1_000) + "!" + String(repeating: "b", count: 1_000)
    let lines = Self.report(fault, line: line).split(separator: "\n")
    #expect(lines[1] == "  1 | \(String(repeating: "a", count: 79))!\(String(repeating: "b", count: 40))")
    #expect(lines[2] == "    | \(String(repeating: " ", count: 79))^")
  }

  @Test func coloursStandAroundPlaceSeverityCaretAndHint() {
    #expect(
      Self.report(Self.fault, line: "  titel: x", isColoured: true)
        == "\u{1B}[1mContent/a.md:12:3:\u{1B}[0m \u{1B}[1;31merror\u{1B}[0m: there is no key \"titel\" "
        + "[front-matter/unknown-key]\n  12 |   titel: x\n     |   \u{1B}[1;32m^\u{1B}[0m\n"
        + "  \u{1B}[36mhint:\u{1B}[0m did you mean \"title\"?\n")
  }

  @Test func controlCharactersAreSeenAndDoNotAct() {
    let fault = Diagnostic(
      rule: "a/b", "a\nb\r\u{1B}[31m\u{85}\u{202E}", at: SourceLocation(file: "f\n.md"), hint: "c\nd")
    #expect(
      Self.report(fault, line: "x\u{1B}]0;y") == """
        f␊.md:1:1: error: a␊b␍␛[31m\u{FFFD}\u{FFFD} [a/b]
          1 | x␛]0;y
            | ^
          hint: c␊d

        """)
  }
}
