import Diagnostics
import Testing

@Suite struct BaselineTests {
  static func fault(_ message: String, line: Int, severity: Severity = .error, furtherPages: Int = 0)
    -> Diagnostic
  {
    Diagnostic(
      severity, rule: "a/b", message, at: SourceLocation(file: "a.md", line: line), furtherPages: furtherPages
    )
  }

  static func sources(_ faults: [Diagnostic], _ text: String) -> SourceExcerpts {
    SourceExcerpts(at: faults.map(\.place)) { _ in Array(text.utf8) }
  }

  static func baseline(of faults: [Diagnostic], _ text: String) -> Baseline {
    let sources = sources(faults, text)
    return Baseline(faults.map { Baseline.Entry(Fingerprint($0, sources: sources), count: 1) })
  }

  @Test func aFaultIsKnownWhereverItsLineMoves() {
    let known = Self.baseline(of: [Self.fault("x", line: 1)], "bad\n")
    let moved = [Self.fault("x", line: 3, furtherPages: 2)]
    let found = known.comparison(of: moved, sources: Self.sources(moved, "new\nnew\n  bad\r\n"))
    #expect(found.new.isEmpty && found.known == moved && found.goneCount == 0)
  }

  @Test(arguments: [("y", "bad"), ("x", "worse")])
  func aFaultWithOtherWordsOrOnAnotherLineIsNew(message: String, line: String) {
    let known = Self.baseline(of: [Self.fault("x", line: 1)], "bad\n")
    let faults = [Self.fault(message, line: 1)]
    let found = known.comparison(of: faults, sources: Self.sources(faults, line))
    #expect(found.new == faults && found.known.isEmpty && found.goneCount == 1)
  }

  @Test func asManyEqualFaultsAreKnownAsWereCounted() {
    let faults = (1...3).map { Self.fault("x", line: $0) }
    let sources = Self.sources(faults, "bad\nbad\nbad\n")
    let known = Baseline([Baseline.Entry(Fingerprint(faults[0], sources: sources), count: 2)])
    let found = known.comparison(of: faults, sources: sources)
    #expect(found.known == Array(faults[..<2]) && found.new == [faults[2]])
    #expect(known.comparison(of: [], sources: .none).goneCount == 2)
  }

  @Test func theFileHasALineForEachFingerprintInOrder() {
    let faults = [Self.fault("z \"q\"", line: 1), Self.fault("y", line: 2), Self.fault("y", line: 3)]
    let file = Baseline.file(of: faults, sources: Self.sources(faults, "one\ntwo\ntwo\n"))
    #expect(
      file == """
        {"version":1,"faults":[
        {"fingerprint":"\(Fingerprint(faults[1], sources: Self.sources(faults, "one\ntwo\ntwo\n")).text)",\
        "count":2,"rule":"a/b","file":"a.md","message":"y"},
        {"fingerprint":"\(Fingerprint(faults[0], sources: Self.sources(faults, "one\ntwo\ntwo\n")).text)",\
        "count":1,"rule":"a/b","file":"a.md","message":"z \\"q\\""}
        ]}

        """)
    #expect(Baseline.file(of: [], sources: .none) == "{\"version\":1,\"faults\":[]}\n")
  }

  @Test func aFingerprintIsTheSameInEveryRelease() {
    #expect(Fingerprint(Self.fault("x", line: 1), sources: .none).text == "7156413e522a74c4")
  }
}
