import Diagnostics
import Foundation
import Testing

/// What version 2.1.0 of SARIF asks of a log file, by the sections of the standard and the members of its JSON Schema.
@Suite struct SARIFReporterTests {
  typealias Object = [String: Any]

  static func log(_ report: Report) throws -> Object {
    let text = SARIFReporter(version: "1.2.3", rules: SampleReport.rules).report(report)
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  static func run(_ report: Report = SampleReport.report) throws -> Object {
    try #require((log(report)["runs"] as? [Object])?.first)
  }

  static func results(_ report: Report = SampleReport.report) throws -> [Object] {
    try #require(run(report)["results"] as? [Object])
  }

  static func region(_ result: Object) -> Object? {
    ((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)?["region"] as? Object
  }

  static func artifact(_ result: Object) -> Object? {
    ((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)?["artifactLocation"]
      as? Object
  }

  @Test func theLogHasItsVersionAndOneRun() throws {
    let log = try Self.log(SampleReport.report)
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String).flatMap(URL.init)?.scheme == "https")
    #expect((log["runs"] as? [Object])?.count == 1)
  }

  @Test func theRunHasNoMemberThatTheSchemaDoesNotKnow() throws {
    let run = try Self.run()
    #expect(
      Set(run.keys) == ["tool", "invocations", "originalUriBaseIds", "columnKind", "results"])
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    #expect(invocation["exitCode"] as? Int == 1)
  }

  @Test func theDriverHasANameAndRulesWithUniqueNames() throws {
    let driver = try #require((Self.run()["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "Vipera")
    #expect(driver["semanticVersion"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [Object])
    #expect(
      rules.compactMap { $0["id"] as? String } == [
        "content/odd-key", "content/site", "html/unclosed-element",
      ])
    for rule in rules {
      #expect(Set(rule.keys).subtracting(["helpUri"]) == ["id", "shortDescription", "defaultConfiguration"])
      #expect((rule["shortDescription"] as? Object)?["text"] is String)
      let level = try #require((rule["defaultConfiguration"] as? Object)?["level"] as? String)
      #expect(["none", "note", "warning", "error"].contains(level))
    }
    #expect(rules[2]["helpUri"] as? String == "https://html.spec.whatwg.org/#syntax-tags")
    #expect((rules[0]["shortDescription"] as? Object)?["text"] as? String == "content: odd key")
  }

  @Test func everyResultNamesItsRuleByNameAndNumber() throws {
    let driver = try #require((Self.run()["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object])
    for result in try Self.results() {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? Object)?["text"] is String)
      #expect(["note", "warning", "error"].contains(result["level"] as? String ?? ""))
    }
  }

  @Test func aLocationIsARelativeReferenceWithItsBase() throws {
    let artifacts = try Self.results().map(Self.artifact)
    #expect(artifacts[0] == nil)
    #expect(artifacts[1]?["uri"] as? String == "docs/Content/%C3%A9.md")
    #expect(artifacts[2]?["uri"] as? String == "docs/Templates/a%20b%2Cc.mustache")
    #expect(artifacts.compactMap { $0?["uriBaseId"] as? String } == Array(repeating: "%SRCROOT%", count: 3))
    #expect((try Self.run()["originalUriBaseIds"] as? Object)?["%SRCROOT%"] is Object)
  }

  @Test func aFileOutsideTheRepositoryHasAnAbsoluteAddress() throws {
    let fault = Diagnostic(rule: "a/b", "so", at: SourceLocation(file: "/else where/a.md"))
    let report = Report([fault], fileCount: 1, paths: RepositoryPaths(from: "/work", below: "/work"))
    let artifact = try #require(Self.results(report).first.flatMap(Self.artifact))
    #expect(artifact["uri"] as? String == "file:///else%20where/a.md")
    #expect(artifact["uriBaseId"] == nil)
  }

  @Test func aFileOnAnotherHostHasTheAddressItHas() throws {
    let url = "https://example.org/a%20b?c=d#e"
    let fault = Diagnostic(rule: "a/b", "so", at: SourceLocation(file: url))
    for paths in [nil, RepositoryPaths(from: "/work/docs", below: "/work")] {
      let report = Report([fault], fileCount: 1, paths: paths)
      let artifact = try #require(Self.results(report).first.flatMap(Self.artifact))
      #expect(artifact["uri"] as? String == url)
      #expect(artifact["uriBaseId"] == nil)
    }
  }

  @Test func aColumnCountsUnitsOfUTF16AndIsLeftOutWhereTheyCannotBeCounted() throws {
    let region = try #require(Self.region(try Self.results()[2]))
    #expect(region["startLine"] as? Int == 3)
    #expect(region["startColumn"] as? Int == 6)
    let unread = Report([SampleReport.diagnostics[2]], fileCount: 1)
    #expect(try Self.results(unread).first.flatMap(Self.region)?["startColumn"] == nil)
  }

  @Test func fingerprintsAreUniqueAndStayWhenLinesMove() throws {
    func prints(_ report: Report) throws -> [String] {
      try Self.results(report).compactMap {
        ($0["partialFingerprints"] as? Object)?["faultInLine/v1"] as? String
      }
    }
    let before = try prints(SampleReport.report)
    #expect(Set(before).count == SampleReport.diagnostics.count)
    let moved = SampleReport.diagnostics.map { fault in
      let place = SourceLocation(
        file: fault.place.file, line: fault.place.line + 7, column: fault.place.column)
      return Diagnostic(fault.severity, rule: fault.rule, fault.message, at: place)
    }
    let sources = SourceExcerpts(at: moved.map(\.place)) { file in
      SampleReport.files[file].map { Array((String(repeating: "new\n", count: 7) + $0).utf8) }
    }
    #expect(try prints(Report(moved, fileCount: 1, sources: sources)) == before)
  }

  @Test func theStateIsToldWithABaselineOnly() throws {
    let compared = Report(SampleReport.diagnostics, fileCount: 1, isComparedWithBaseline: true)
    #expect(try Self.results(compared).allSatisfy { $0["baselineState"] as? String == "new" })
    #expect(try Self.results().allSatisfy { $0["baselineState"] == nil })
  }
}
