import Foundation
import Testing

/// What the program does with a site's own templates.
@Suite struct TemplateTests {
  @Test func templatesAreListedAsTextAndJSON() throws {
    let site = try TemporarySite()
    try site.write("<p>{{pages.label}}</p>", to: "Templates/pager.mustache")
    try site.write("old", to: "Templates/partials/old.mustache")
    let text = try site.run(["inspect", "--templates"])
    #expect(text.code == 0 && text.errors.isEmpty)
    #expect(
      text.output.contains(
        "Templates/pager.mustache\n  for Fragments.PagerFragment.ViewModel\n    pages  object"),
      "\(text.output)")
    #expect(
      text.output.contains("Templates/layout.mustache\n  included by archive, article, "), "\(text.output)")
    #expect(
      text.output.contains(
        "Templates/partials/old.mustache: warning: neither a page nor another template uses this template"))
    #expect(text.output.contains("Templates/pager.mustache: hint: no template shows \"pages.previous\" of "))
    let json = try site.run(["inspect", "--templates", "--json"])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: [[String: Any]]])
    let pager = try #require(report["templates"]?.first { $0["name"] as? String == "pager" })
    #expect(pager["path"] as? String == "Templates/pager.mustache")
    #expect((pager["keys"] as? [[String: Any]])?.first?["isOptional"] as? Bool == true)
    #expect(report["hints"]?.contains { $0["rule"] as? String == "template/unused" } == true)
  }

  @Test func whatIsWrongIsToldBesideTheTemplates() throws {
    let site = try TemporarySite()
    try site.write("{{nothing}}", to: "Templates/pager.mustache")
    let outcome = try site.run(["inspect", "--templates"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Templates/layout.mustache"))
    #expect(outcome.errors.contains("Templates/pager.mustache:1:3: error: "), "\(outcome.errors)")
    try site.write("{", to: "Content/site.json")
    let broken = try site.run(["inspect", "--templates", "--json"])
    #expect(broken.code == 1)
    #expect(broken.errors.contains("Content/site.json:1:2: error: "), "\(broken.errors)")
  }

  @Test func anEnvironmentCountsForTemplates() throws {
    let site = try TemporarySite()
    try site.write("{", to: "Content/site.bad.json")
    #expect(try site.run(["inspect", "--templates"]).code == 0)
    #expect(try site.run(["inspect", "--templates", "-e", "bad"]).code == 1)
    let outcome = try site.run(["inspect", "--templates"], environment: ["VIPERA_TITLEE": "x"])
    #expect(outcome.errors.contains("VIPERA_TITLEE"))
  }

  @Test func whatToInspectHasToBeSaid() throws {
    let outcome = try TemporarySite().run(["inspect"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("say what to inspect: --templates, or a page"))
  }

  @Test func aTemplateThatNobodyUsesIsAWarning() throws {
    let site = try TemporarySite()
    try site.write("old", to: "Templates/old.mustache")
    let outcome = try site.build()
    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasPrefix(
        "Templates/old.mustache:1:1: warning: neither a page nor another template uses this template [template/unused]\n"
      ),
      "\(outcome.output)")
    #expect(try site.build("--strict", "-o", "Other").code == 1)
  }

  @Test func minifiedPagesAreTheSameButForWhiteSpaceInTemplates() throws {
    let site = try TemporarySite()
    try site.write(
      "<nav   class=\"pager\">\n\n   <!-- pages -->  {{pages.label}}</nav>\n", to: "Templates/pager.mustache")
    #expect(try site.build().code == 0)
    #expect(try site.build("--minify", "-o", "Small").code == 0)
    let page = try site.read("Public/articles/index.html")
    let small = try site.read("Small/articles/index.html")
    #expect(page.contains("<nav   class=\"pager\">\n\n   <!-- pages -->  "))
    #expect(small.contains("<nav class=\"pager\">\n"))
    #expect(!small.contains("<!-- pages -->"))
    func words(_ text: String) -> [Substring] {
      text.replacing("<!-- pages -->", with: "").split(whereSeparator: \.isWhitespace)
    }
    #expect(words(page) == words(small))
  }

  @Test func aSchemeFromAValueKeepsASiteFromBeingPublished() throws {
    let site = try TemporarySite()
    try site.write(
      TemporarySite.settings.replacingOccurrences(
        of: "  \"title\"",
        with: "  \"author\": {\"name\": \"A\", \"url\": \"javascript:alert(1)\"},\n  \"title\""),
      to: "Content/site.json")
    let outcome = try site.build()
    #expect(outcome.code == 1, "\(outcome.output)")
    #expect(outcome.output.contains("[template/unsafe-url]"), "\(outcome.output)")
    #expect(!site.exists("Public"))
  }
}
