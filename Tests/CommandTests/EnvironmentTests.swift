import Foundation
import Testing

/// Settings that differ from build to build, with the real program.
@Suite struct EnvironmentTests {
  private static let files = [
    "Content/site.json": #"{"title": "T", "baseURL": "https://example.org/"}"#,
    "Content/site.production.json": #"{"baseURL": "https://live.example/a/"}"#,
    "Content/index.md": "---\ntitle: Home\n---\n[Other](other.md)\n",
    "Content/other.md": "---\ntitle: Other\n---\nText.\n",
  ]

  @Test func anEnvironmentAndVariablesChangeTheSite() throws {
    let site = try TemporarySite(Self.files)
    #expect(try site.build().code == 0)
    #expect(try site.read("Public/index.html").contains("href=\"/other/\""))
    #expect(try site.build("-e", "production").code == 0)
    #expect(try site.read("Public/index.html").contains("href=\"/a/other/\""))
    #expect(!site.exists("Public/site.production.json"))
    try site.write(#"{"baseURL": "https://live.example/c/"}"#, to: "Content/site.production.json")
    #expect(try site.build("--environment", "production").code == 0)
    #expect(try site.read("Public/index.html").contains("href=\"/c/other/\""))
    let outcome = try site.run(
      ["build", "--clock", "2026-06-01"], environment: ["VIPERA_BASE_URL": "https://example.org/b/"])
    #expect(outcome.code == 0)
    #expect(try site.read("Public/index.html").contains("href=\"/b/other/\""))
  }

  @Test func anEnvironmentThatIsNotThereIsAFault() throws {
    let site = try TemporarySite(Self.files)
    let outcome = try site.build("-e", "prodution")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors == """
        vipera: error: Content/site.prodution.json: No such file or directory; did you mean "production"?

        """)
    #expect(try site.build("-e", "test").errors.contains("; the environments are production\n"))
    #expect(try site.build("-e", "../x").code == 2)
  }

  @Test func aVariableThatIsNoSettingIsAWarning() throws {
    let site = try TemporarySite(Self.files)
    let outcome = try site.run(
      ["build", "--clock", "2026-06-01"], environment: ["VIPERA_BASEURL": "https://example.org/b/"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("[settings/unknown-variable]"))
    #expect(outcome.output.contains("did you mean \"VIPERA_BASE_URL\"?"))
  }

  @Test(arguments: ["abc", "1e3", " 1", "99999999999999999999"])
  func anInstantThatIsNoneIsAnErrorOfUsage(value: String) throws {
    let site = try TemporarySite(Self.files)
    let environment = ["SOURCE_DATE_EPOCH": value]
    let outcome = try site.run(["build"], environment: environment)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("SOURCE_DATE_EPOCH is '\(value)'"))
    #expect(!site.exists("Public"))
    #expect(try site.run(["build", "--clock", "2026-06-01"], environment: environment).code == 0)
    #expect(try site.run(["build"], environment: ["SOURCE_DATE_EPOCH": ""]).code == 0)
  }

  @Test func theSettingsAreListedWithWhatTheyComeFrom() throws {
    let site = try TemporarySite(Self.files)
    let outcome = try site.run(
      ["list", "config", "-e", "production"], environment: ["VIPERA_SEARCH": "true"])
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("baseURL \"https://live.example/a/\" Content/site.production.json:1"))
    #expect(lines.contains("search \"true\" VIPERA_SEARCH"))
    #expect(lines.contains("language \"en\" default"))
    let json = try site.run(["list", "config", "--json"]).output
    let entries = try JSONDecoder().decode([[String: String]].self, from: Data(json.utf8))
    #expect(entries.contains { $0["setting"] == "title" && $0["origin"] == "Content/site.json:1" })
  }
}
