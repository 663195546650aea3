import Foundation
import Testing

/// A site in three languages, one of them from right to left, and the real program.
@Suite struct LanguageCommandTests {
  static let files = [
    "Content/site.json": """
    {"title": "Travels", "baseURL": "https://example.org/", "languages": {"de": {"title": "Reisen"}, "he": {}}}
    """,
    "Content/index.md": "---\ntitle: Home\n---\nSee [more](more.md).\n",
    "Content/index.de.md": "---\ntitle: Start\n---\nSiehe [mehr](more.md).\n",
    "Content/he/index.md": "---\ntitle: בית\n---\nטקסט.\n",
    "Content/more.md": "---\ntitle: More\n---\nText.\n",
  ]

  @Test func aSiteInThreeLanguagesIsBuiltAndChecked() throws {
    let site = try TemporarySite(Self.files)
    let built = try site.build()
    #expect(built.code == 0, "\(built.errors)")
    #expect(try site.read("Public/he/index.html").contains("<html lang=\"he\" dir=\"rtl\">"))
    #expect(try site.read("Public/de/index.html").contains("<a href=\"/more/\">mehr</a>"))
    #expect(
      try site.read("Public/index.html").contains("hreflang=\"x-default\" href=\"https://example.org/\""))
    #expect(try site.read("Public/robots.txt").contains("Sitemap: https://example.org/he/sitemap.xml"))
    let checked = try site.run(["check", "Public"])
    #expect(checked.code == 0, "\(checked.output)\(checked.errors)")
  }

  @Test func whatIsMissingIsListed() throws {
    let site = try TemporarySite(Self.files)
    let gaps = try site.run(["list", "translations"])
    #expect(gaps.output == "Content/more.md  de, he  More\n")
    #expect(gaps.code == 0)
    let words = try site.run(["list", "words"])
    #expect(words.output.contains("de  older                built in  Älter\n"))
    #expect(words.output.contains("he  older                missing   Older\n"))
    let json = try site.run(["list", "words", "--json"]).output
    #expect(
      json.contains("{\"language\":\"en\",\"word\":\"older\",\"origin\":\"built in\",\"text\":\"Older\"}"))
  }

  @Test func aWrongLanguageIsToldAtItsPlace() throws {
    let site = try TemporarySite(Self.files)
    try site.write(
      "{\"title\": \"T\", \"baseURL\": \"https://example.org/\",\n\"languages\": {\"en\": {}}}",
      to: "Content/site.json")
    let built = try site.build()
    #expect(built.code == 1)
    #expect(
      built.output.contains("Content/site.json:2:15: error: en is the main language"), "\(built.output)")
    #expect(!site.exists("Public/index.html"))
  }

  @Test func editorsKnowTheKeys() throws {
    let site = try TemporarySite(Self.files)
    _ = try site.run(["list", "schemas", "--write", "schemas"])
    let schema = try site.read("schemas/site.schema.json")
    for key in ["languages", "words", "taxonomies", "other"] {
      #expect(schema.contains("\"\(key)\""), "\(key)")
    }
    #expect(try site.run(["list", "config"]).output.contains("languages.de.title"))
  }
}
