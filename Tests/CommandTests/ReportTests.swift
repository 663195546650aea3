import Foundation
import Testing

/// What a run tells to services and programs, in their forms.
@Suite struct ReportTests {
  static let faultyPage = "---\ntitle: About\n---\n# About\n\n😀 <b class=\"a\" class=\"b\">x</b>\n"

  static func faultySite() throws -> TemporarySite {
    let site = try TemporarySite()
    try site.write(faultyPage, to: "Content/about.md")
    return site
  }

  static func json(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func oneRunTellsEveryFormAtOnce() throws {
    let site = try Self.faultySite()
    let outcome = try site.build(
      "--format", "text", "--format", "github", "--format", "sarif=vipera.sarif", "--format",
      "junit=junit.xml", "--format", "json=report.json", "--format", "checkstyle=checkstyle.xml",
      "--format", "gitlab=gitlab.json")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/about.md:6:24: error: "), "\(outcome.output)")
    #expect(outcome.output.contains("::error file=Content/about.md,line=6,col=25,title=html/"))
    #expect(outcome.errors.hasSuffix("nothing was written, the last good site stays\n"))
    let run = try #require((Self.json(site.read("vipera.sarif"))["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.count == 1)
    let tool = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rule = try #require((tool["rules"] as? [[String: Any]])?.first)
    #expect((rule["id"] as? String)?.hasPrefix("html/") == true)
    #expect(
      try site.read("junit.xml").contains("<testsuite name=\"Content/about.md\" tests=\"1\" failures=\"1\""))
    #expect((try Self.json(site.read("report.json"))["diagnostics"] as? [Any])?.count == 1)
    #expect(try site.read("checkstyle.xml").contains("<error line=\"6\" column=\"25\" severity=\"error\""))
    #expect(try site.read("gitlab.json").contains("\"lines\":{\"begin\":6}"))
  }

  @Test func aRuleOfTheHTMLCheckerIsDescribed() throws {
    let site = try TemporarySite(["a/page.html": CheckTests.page("<blink>a</blink>")])
    let outcome = try site.run(["check", "a", "--format", "sarif"])
    #expect(outcome.code == 1)
    let run = try #require((Self.json(outcome.output)["runs"] as? [[String: Any]])?.first)
    let tool = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    let rule = try #require((tool["rules"] as? [[String: Any]])?.first)
    #expect((rule["helpUri"] as? String)?.hasPrefix("https://") == true)
    let description = try #require(rule["shortDescription"] as? [String: String])
    #expect(description["text"]?.hasSuffix(".") == true)
  }

  @Test func levelsOfRulesReachEveryForm() throws {
    let settings =
      "{\"title\": \"T\", \"baseURL\": \"https://example.org/\", \"rules\": "
      + "{\"html/obsolete-element\": {\"a/**\": \"warning\", \"**\": \"off\"}}}"
    let page = CheckTests.page("<center>a</center>")
    let site = try TemporarySite(
      [
        "Content/site.json": settings, "Public/.vipera-manifest": "", "Public/a/p.html": page,
        "Public/b/p.html": page,
      ])
    let forms = ["text", "json", "github", "sarif", "junit", "checkstyle", "gitlab"]
    let outcome = try site.run(["check"] + forms.flatMap { ["--format", "\($0)=report.\($0)"] })
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    for form in forms {
      let report = try site.read("report.\(form)")
      #expect(report.split(separator: "obsolete-element").count > 1, "\(form): \(report)")
      #expect(report.contains("a/p.html") && !report.contains("b/p.html"), "\(form): \(report)")
      #expect(report.contains(form == "gitlab" ? "minor" : "warning") || form == "junit", "\(form)")
    }
  }

  @Test func pathsAreThoseOfTheRepositoryThatTheJobWorksOn() throws {
    let site = try Self.faultySite()
    let top = site.root.deletingLastPathComponent().resolvingSymlinksInPath().path(percentEncoded: false)
    let outcome = try site.run(
      ["build", "--format", "github"],
      environment: ["GITHUB_WORKSPACE": top.hasSuffix("/") ? String(top.dropLast()) : top])
    #expect(
      outcome.output.hasPrefix("::error file=\(site.root.lastPathComponent)/Content/about.md,"),
      "\(outcome.output)")
  }

  @Test func theSummaryOfAStepIsAddedToWhatIsThere() throws {
    let site = try Self.faultySite()
    try site.write("before\n", to: "summary.md")
    let file = site.url("summary.md").path(percentEncoded: false)
    _ = try site.run(["build", "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": file])
    let summary = try site.read("summary.md")
    #expect(summary.hasPrefix("before\n## Vipera: 1 error\n\n| | Place |"), "\(summary)")
    _ = try site.run(["build", "--format", "text"], environment: ["GITHUB_STEP_SUMMARY": file])
    #expect(try site.read("summary.md") == summary)
    let full = try site.run(
      ["build", "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": "/no/such/file"])
    #expect(full.code == 2 && full.errors.contains("/no/such/file"))
  }

  @Test func aReportThatCannotBeWrittenIsCodeTwoAndTheOthersAreWritten() throws {
    let site = try TemporarySite()
    try site.write("mine", to: "folder/file")
    for target in ["missing/report.json", "folder", "Content/about.md/report.json"] {
      let outcome = try site.build("--format", "json=\(target)", "--format", "junit=junit.xml")
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("vipera: error: \(target)"), "\(outcome.errors)")
      #expect(site.exists("junit.xml"))
      try FileManager.default.removeItem(at: site.url("junit.xml"))
    }
    #expect(try site.read("folder/file") == "mine")
  }

  @Test func aReportIsReplacedAsAWholeAndLeavesNothingBehind() throws {
    let site = try TemporarySite()
    try site.write("old", to: "reports/real.json")
    try FileManager.default.createSymbolicLink(
      atPath: site.url("reports/link.json").path(percentEncoded: false), withDestinationPath: "real.json")
    #expect(try site.build("--format", "json=reports/link.json").code == 0)
    #expect(try site.read("reports/real.json").hasPrefix("{\"version\":1,"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: site.url("reports").path(percentEncoded: false))
    #expect(names.sorted() == ["link.json", "real.json"])
    #expect(try site.build("--format", "json=/dev/null", "-q").code == 0)
  }

  @Test func aReportOfAnEarlierRunIsGoneWhereThisOneFails() throws {
    let site = try TemporarySite()
    #expect(try site.build("--format", "json=report.json").code == 0)
    #expect(site.exists("report.json"))
    try FileManager.default.removeItem(at: site.url("Content/site.json"))
    #expect(try site.build("--format", "json=report.json").code == 2)
    #expect(!site.exists("report.json"))
    try site.write("{}", to: "report.json")
    #expect(try site.run(["check", "nothing", "--format", "json=report.json"]).code == 2)
    #expect(!site.exists("report.json"))
  }

  /// Runs the program by a shell that sends its output elsewhere.
  private static func shell(_ redirection: String) -> [String] {
    ["/bin/sh", "-c", "exec \"$0\" \"$@\" \(redirection)"]
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs a device that is full"),
    arguments: [
      ["build", "--format", "json"], ["build"], ["list", "routes", "--json"], ["list", "rules"], ["--help"],
      ["inspect", "--templates"],
    ])
  func standardOutputThatTakesNothingIsCodeTwo(arguments: [String]) throws {
    let outcome = try TemporarySite().run(arguments, as: Self.shell(">/dev/full"))
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.hasSuffix("vipera: error: standard output: No space left on device\n"),
      "\(outcome.errors)")
  }

  @Test func outputThatNobodyReadsToItsEndIsNoFailure() throws {
    let site = try TemporarySite()
    let script = "trap '' PIPE; (\"$0\" \"$@\"; echo $? >code) | true"
    _ = try site.run(["list", "rules"], as: ["/bin/sh", "-c", script])
    #expect(try site.read("code") == "0\n")
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"])
  func aReportOnStandardOutputLeavesWhatIsThere(target: String) throws {
    let site = try TemporarySite()
    try FileManager.default.createSymbolicLink(
      atPath: site.url("link").path(percentEncoded: false), withDestinationPath: "/dev/stdout")
    try site.write("first\n", to: "output")
    let outcome = try site.run(
      ["build", "--format", "json=\(target)"], as: Self.shell(">>output"))
    #expect(outcome.code == 0, "\(outcome.errors)")
    let text = try site.read("output")
    #expect(text.hasPrefix("first\n{\"version\":1,") && text.hasSuffix("all links resolve\n"), "\(text)")
  }

  @Test func aCheckThatNeverFailsTellsAllTheSame() throws {
    let site = try TemporarySite(["a/open.html": CheckTests.page("<div>")])
    let outcome = try site.run([
      "check", "a", "--fail-on", "never", "--format", "text", "--format", "junit=j.xml",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("[html/unclosed-element]"))
    #expect(try site.read("j.xml").contains("failures=\"0\""))
  }
}
