import Foundation
import Testing

/// One fault at a time: exit code 1, one message that names the line of the source, and the last good site stays.
@Suite struct FaultTests {
  struct Fault: CustomTestStringConvertible {
    let name: String
    let files: [String: String]
    let message: String
    let rule: String

    var testDescription: String { name }
  }

  static let layout = """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>{{frame.title}}</title></head>
    <body>
    {{$main}}{{/main}}
    </body>
    </html>
    """

  static let faults = [
    Fault(
      name: "an element left open in a template",
      files: [
        "Templates/layout.mustache": layout.replacingOccurrences(of: "{{$main", with: "<div>\n{{$main")
      ],
      message: "Templates/layout.mustache:5:1: error: <div> is never closed", rule: "html/unclosed-element"),
    Fault(
      name: "a stray end tag in Markdown",
      files: ["Content/about.md": "---\ntitle: About\n---\n# About\n\nSome *text*</b> here.\n"],
      message: "Content/about.md:6:12: error: </b> closes nothing", rule: "html/stray-end-tag"),
    Fault(
      name: "a misspelled key in a template",
      files: ["Templates/record.mustache": "{{<layout}}{{$main}}\n<h1>{{titel}}</h1>\n{{/main}}{{/layout}}"],
      message: "Templates/record.mustache:2:7: error:", rule: "template/unknown-key"),
    Fault(
      name: "a date that is none",
      files: ["Content/articles/one.md": TemporarySite.article("One", date: "yesterday")],
      message: "Content/articles/one.md:3:7: error: \"yesterday\" is not a date", rule: "content/bad-value"),
    Fault(
      name: "two files with one permalink",
      files: ["Content/articles/also.md": "---\ntitle: Also\ndate: 2025-01-01\nslug: one\n---\nText.\n"],
      message: "Content/articles/also.md:4:7: error: this has the output path articles/one/index.html;"
        + " Content/articles/one.md:1:1 has it already",
      rule: "routing/collision"),
    Fault(
      name: "two files whose permalinks differ in letter case only",
      files: ["Content/articles/also.md": "---\ntitle: Also\ndate: 2025-01-01\nslug: ONE\n---\nText.\n"],
      message: "Content/articles/also.md:4:7: error: this has the output path articles/ONE/index.html,"
        + " which differs from articles/one/index.html only in letter case",
      rule: "routing/collision"),
    Fault(
      name: "a link to a file that does not exist",
      files: ["Content/about.md": "---\ntitle: About\n---\nSee [one](articles/onr.md).\n"],
      message: "Content/about.md:4:11: error: the link \"articles/onr.md\" leads to no page",
      rule: "link/missing-file"),
    Fault(
      name: "a menu entry that leads nowhere",
      files: [
        "Content/site.json": TemporarySite.settings.replacingOccurrences(
          of: "/articles/\"", with: "/artikel/\"")
      ],
      message: "Content/site.json:4:50: error:", rule: "routing/unknown-page"),
    Fault(
      name: "a permalink with a token that does not exist",
      files: [
        "Content/site.json": TemporarySite.settings.replacingOccurrences(
          of: "\"pageSize\": 2", with: "\"permalink\": \"/:collection/:slog/\"")
      ],
      message: "Content/site.json:6:72: error: \":slog\" is nothing a permalink of this collection may use",
      rule: "settings/permalink"),
    Fault(
      name: "a template that includes itself",
      files: ["Templates/navigation.mustache": "<p>\n{{>navigation}}</p>"],
      message: "Templates/navigation.mustache:2:", rule: "template/recursion"),
    Fault(
      name: "an empty file",
      files: ["Content/about.md": ""],
      message: "Content/about.md:1:1: error:", rule: "front-matter/missing"),
    Fault(
      name: "front matter that is never closed",
      files: ["Content/about.md": "---\ntitle: About\n\nText\n"],
      message: "Content/about.md:1:1: error:", rule: "front-matter/unclosed"),
    Fault(
      name: "YAML with a tab",
      files: ["Content/about.md": "---\ntitle: About\n\tweight: 1\n---\n"],
      message: "Content/about.md:3:1: error:", rule: "yaml/syntax"),
    Fault(
      name: "YAML with aliases that explode",
      files: ["Content/about.md": "---\n\(explosion)title: *h\n---\n"],
      message: "Content/about.md:", rule: "yaml/too-large"),
    Fault(
      name: "JSON with a trailing comma",
      files: ["Content/rules/first.json": "{\n  \"title\": \"First\",\n}\n"],
      message: "Content/rules/first.json:2:19: error:", rule: "json/trailing-comma"),
    Fault(
      name: "a day that does not exist",
      files: ["Content/articles/one.md": TemporarySite.article("One", date: "2026-02-30")],
      message: "Content/articles/one.md:3:7: error: \"2026-02-30\" is not a date", rule: "content/bad-value"),
    Fault(
      name: "a slug that leads outside",
      files: ["Content/about.md": "---\ntitle: About\nslug: ../../etc\n---\n"],
      message: "Content/about.md:3:7: error: \"../../etc\" is not a slug", rule: "content/bad-value"),
  ]

  private static let explosion = ["a: &a [x, x, x, x, x, x, x, x, x, x]\n"]
    .appending(
      zip("bcdefgh", "abcdefg").map { name, last in
        "\(name): &\(name) [" + Array(repeating: "*\(last)", count: 10).joined(separator: ", ") + "]\n"
      }
    ).joined()

  @Test(arguments: faults)
  func faultIsToldAtItsLineAndTheLastGoodSiteStays(fault: Fault) throws {
    let site = try TemporarySite()
    try site.write(Self.layout, to: "Templates/layout.mustache")
    let good = try site.build()
    #expect(good.code == 0, "\(good.output)")
    let before = try site.snapshot()
    for (path, text) in fault.files { try site.write(text, to: path) }
    let outcome = try site.build()
    #expect(outcome.code == 1)
    let messages = outcome.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(messages.count == 1, "\(outcome.output)")
    #expect(messages.first?.hasPrefix(fault.message) == true, "\(outcome.output)")
    #expect(messages.first?.hasSuffix("[\(fault.rule)]") == true, "\(outcome.output)")
    #expect(try site.snapshot() == before)
  }

  @Test func aMisspelledKeyIsAnsweredWithTheRightOne() throws {
    let site = try TemporarySite()
    try site.write(
      "{{<layout}}{{$main}}<h1>{{titel}}</h1>{{/main}}{{/layout}}", to: "Templates/record.mustache")
    #expect(try site.build().output.contains("did you mean \"title\"?"))
  }

  @Test func allFaultsOfAllFilesAreToldInOneRun() throws {
    let site = try TemporarySite()
    try site.write("---\ntitle: [a]\nweigth: 1\n---\n", to: "Content/about.md")
    try site.write("---\ndate: 2026-13-01\ntags: swift\n---\n", to: "Content/articles/one.md")
    try site.write("{\"title\": 1, \"facts\": [{\"name\": \"n\"}]}", to: "Content/rules/first.json")
    try site.write("{{<layout}}{{$main}}{{titel}}{{/main}}{{/layout}}", to: "Templates/record.mustache")
    let messages = try site.build().output.split(separator: "\n").filter { $0.contains(": error: ") }
    let places = messages.map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "Content/about.md:2:8:", "Content/about.md:3:1:", "Content/articles/one.md:1:1:",
        "Content/articles/one.md:2:7:", "Content/articles/one.md:3:7:", "Content/rules/first.json:1:11:",
        "Content/rules/first.json:1:24:", "Templates/record.mustache:1:23:",
      ], "\(messages.joined(separator: "\n"))")
  }

  @Test func bytesThatAreNotUTF8AreToldWhereTheyStand() throws {
    let site = try TemporarySite()
    try site.write(Data("---\ntitle: About\n---\nText \u{E9} ".utf8) + [0xFF, 0x0A], to: "Content/about.md")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/about.md:4:8: error:"))
    #expect(outcome.output.contains("[content/invalid-utf8]"))
  }

  @Test func aLoopOfSymbolicLinksIsTold() throws {
    let site = try TemporarySite()
    try FileManager.default.createSymbolicLink(
      atPath: site.url("Content/guide/loop").path(percentEncoded: false), withDestinationPath: "../../Content"
    )
    try FileManager.default.createSymbolicLink(
      atPath: site.url("Content/self.md").path(percentEncoded: false), withDestinationPath: "self.md")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/guide/loop:1:1: error:"))
    #expect(outcome.output.contains("Content/self.md:1:1: error:"))
    #expect(outcome.output.contains("[files/link-loop]"))
  }
}

extension Array {
  fileprivate func appending(_ more: [Element]) -> [Element] { self + more }
}
