import Foundation
import Testing

/// Faults that are known already, over several runs.
@Suite struct BaselineTests {
  static let known = "<center>a</center>"

  @Test func onlyWhatIsNewIsToldAndFailsACheck() throws {
    let site = try TemporarySite(["a/page.html": CheckTests.page(Self.known)])
    #expect(try site.run(["check", "a", "--write-baseline", "base.json"]).code == 1)
    let again = try site.run(["check", "a", "--baseline", "base.json"])
    #expect(again.code == 0)
    #expect(again.output == "known from the baseline and not told: 1\n1 page checked, all passed\n")

    try site.write(CheckTests.page("\n\n<p>moved</p>\n\(Self.known)\n<blink>b</blink>"), to: "a/page.html")
    let more = try site.run([
      "check", "a", "--baseline", "base.json", "--format", "text", "--format", "sarif=o.sarif",
    ])
    #expect(more.code == 1)
    #expect(more.output.contains("<blink>") && !more.output.contains("<center>"), "\(more.output)")
    #expect(
      more.output.hasSuffix("known from the baseline and not told: 1\n1 page checked, faults in 1 file\n"))
    #expect(try site.read("o.sarif").split(separator: "\"baselineState\":\"new\"").count == 2)

    try site.write(CheckTests.page("<p>a</p>"), to: "a/page.html")
    let mended = try site.run(["check", "a", "--baseline", "base.json", "--write-baseline", "base.json"])
    #expect(mended.code == 0)
    #expect(mended.output.hasPrefix("gone since the baseline was written: 1; "), "\(mended.output)")
    #expect(try site.read("base.json") == "{\"version\":1,\"faults\":[]}\n")
  }

  @Test func aBuildPublishesASiteWhoseFaultsAreKnown() throws {
    let site = try TemporarySite()
    try site.write("---\ntitle: About\n---\n# About\n\n\(Self.known)\n", to: "Content/about.md")
    #expect(try site.build("--write-baseline", "base.json").code == 1)
    #expect(!site.exists("Public"))
    let again = try site.build("--baseline", "base.json")
    #expect(again.code == 0, "\(again.output)")
    #expect(again.output.hasPrefix("known from the baseline and not told: 1\n"), "\(again.output)")
    #expect(site.exists("Public/about/index.html") && site.exists("Public/articles/one/index.html"))

    try site.write("---\ntitle: More\n---\n# More\n\n\(Self.known)\n", to: "Content/more.md")
    let more = try site.build("--baseline", "base.json")
    #expect(more.code == 1)
    #expect(more.output.contains("Content/more.md:6:1: error: ") && !more.output.contains("Content/about.md"))
    #expect(!site.exists("Public/more"))
  }

  @Test func thatASiteIsWholeIsNeverGivenUp() throws {
    let site = try TemporarySite()
    try site.write("---\ntitel: About\n---\n", to: "Content/about.md")
    #expect(try site.build("--write-baseline", "base.json").code == 1)
    let again = try site.build("--baseline", "base.json")
    #expect(again.code == 1)
    #expect(again.output.contains("[content/unknown-key]"))
    #expect(!site.exists("Public"))
  }

  @Test(arguments: [
    ("", "it is no baseline"), ("[]", "it is no baseline"), ("{\"version\":1,", "it is no baseline"),
    ("{\"version\":2,\"faults\":[]}", "it is a baseline of version 2, and this is version 1"),
    ("{\"version\":1}", "cannot be read"), ("{\"version\":1,\"faults\":[{}]}", "cannot be read"),
    ("{\"version\":1,\"faults\":[{\"fingerprint\":\"a\",\"count\":9223372036854775807}]}", "cannot be read"),
    ("{\"version\":1,\"faults\":[{\"fingerprint\":\"a\",\"count\":-1}]}", "cannot be read"),
    (String(repeating: "[", count: 100_000), "it is no baseline"),
  ])
  func aBaselineThatIsNoneSaysHowToWriteItAnew(text: String, reason: String) throws {
    let site = try TemporarySite(["a/page.html": CheckTests.page("<p>a</p>"), "base.json": text])
    let outcome = try site.run(["check", "a", "--baseline", "base.json"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(outcome.errors.contains("write it anew with --write-baseline base.json"))
  }
}
