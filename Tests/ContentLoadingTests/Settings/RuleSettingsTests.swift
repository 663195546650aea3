import ContentLoading
import Diagnostics
import Entities
import TemporaryFolders
import Testing

@Suite struct RuleSettingsTests {
  /// `members` starts on the second line of the settings.
  private func load(_ members: String) throws -> (settings: SiteSettings?, faults: [String]) {
    let text = "{\"title\": \"T\", \"baseURL\": \"https://example.org/\",\n\(members)\n}"
    let folder = try TemporaryFolder(["Content/site.json": text])
    let (settings, faults) = try ContentLoader(root: folder.path).settings()
    return (settings, faults.map { "\($0.fullSummary) \($0.hint ?? "")" })
  }

  private func place(_ line: Int, _ column: Int) -> ContentSource {
    ContentSource(path: "Content/site.json", line: line, column: column)
  }

  @Test func aSiteNeedNotSayAnything() throws {
    let settings = try load("\"language\": \"en\"").settings
    #expect(settings?.rules == [] && settings?.policies == [])
  }

  @Test func levelsAreReadInTheOrderOfTheFile() throws {
    let (settings, faults) = try load(
      """
      "rules": {
        "html/b": "off",
        "html/a": {"z/**": "off", "a/**": "hint", "**": "error"}
      }
      """)
    #expect(faults.isEmpty)
    #expect(
      settings?.rules == [
        RuleSetting(
          rule: "html/b", levels: [.init(.off, in: PathSetting("**", source: place(3, 13)))],
          source: place(3, 3)),
        RuleSetting(
          rule: "html/a",
          levels: [
            .init(.off, in: PathSetting("z/**", source: place(4, 14))),
            .init(.hint, in: PathSetting("a/**", source: place(4, 29))),
            .init(.error, in: PathSetting("**", source: place(4, 45))),
          ], source: place(4, 3)),
      ])
  }

  @Test func policiesAreRead() throws {
    let (settings, faults) = try load(
      """
      "policies": [
        {"xpath": "count(//h1)=1", "message": "one h1"},
        {"message": "no table", "xpath": "//table", "severity": "hint", "paths": ["a/**", "b"]}
      ]
      """)
    #expect(faults.isEmpty)
    #expect(
      settings?.policies == [
        PolicySetting(xpath: "count(//h1)=1", message: "one h1", source: place(3, 13)),
        PolicySetting(
          xpath: "//table", message: "no table", severity: .hint,
          paths: [
            PathSetting("a/**", source: place(4, 77)), PathSetting("b", source: place(4, 85)),
          ], source: place(4, 36)),
      ])
  }

  /// What is wrong, and where and how it is told.
  static let faulty = [
    ("\"rules\": {\"html/a\": \"of\"}", "2:21 content/bad-value did you mean \"off\"?"),
    ("\"rules\": {\"html/a\": {\"**\": \"warnign\"}}", "2:28 content/bad-value did you mean \"warning\"?"),
    ("\"rules\": {\"html/a\": 0}", "2:21 content/wrong-type "),
    ("\"rules\": {\"html/a\": false}", "2:21 content/wrong-type "),
    ("\"rules\": {\"html/a\": null}", "2:21 content/wrong-type "),
    ("\"rules\": {\"html/a\": [\"off\"]}", "2:21 content/wrong-type "),
    ("\"rules\": [\"html/a\"]", "2:10 content/wrong-type "),
    ("\"rules\": {\"html/a\": \"off\", \"html/a\": \"hint\"}", "2:28 json/duplicate-key "),
    ("\"rule\": {}", "2:1 content/unknown-key did you mean \"rules\"?"),
    ("\"policy\": []", "2:1 content/unknown-key "),
    ("\"policies\": {}", "2:13 content/wrong-type "),
    ("\"policies\": [{\"xpath\": \"a\"}]", "2:14 content/missing-key "),
    (
      "\"policies\": [{\"xpath\": \"a\", \"message\": \"m\", \"path\": []}]",
      "2:45 content/unknown-key did you mean \"paths\"?"
    ),
    (
      "\"policies\": [{\"xpath\": \"a\", \"message\": \"m\", \"severity\": \"eror\"}]",
      "2:57 content/bad-value did you mean \"error\"?"
    ),
    ("\"policies\": [{\"xpath\": \" \", \"message\": \"m\"}]", "2:24 content/bad-value "),
  ]

  @Test(arguments: faulty)
  func whatIsWrongIsToldWhereItStands(members: String, fault: String) throws {
    let (settings, faults) = try load(members)
    #expect(settings == nil)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("Content/site.json:\(fault)") == true, "\(faults)")
  }
}
