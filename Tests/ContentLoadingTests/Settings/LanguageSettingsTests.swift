import Diagnostics
import Entities
import Services
import TemporaryFolders
import Testing

@testable import ContentLoading

/// What `site.json` says about languages, and how files are divided between them.
@Suite struct LanguageSettingsTests {
  private static func settings(
    _ languages: String, language: String = "en", more: String = ""
  ) throws -> (settings: SiteSettings?, faults: [String]) {
    let text = """
      {"title": "T", "baseURL": "https://example.org/", "language": "\(language)", \(more)
      "collections": {"news": {"kind": "articles", "title": "News"}},
      "languages": \(languages)}
      """
    let folder = try TemporaryFolder(["Content/site.json": text])
    let (settings, diagnostics) = try ContentLoader(root: folder.path).settings()
    return (settings, diagnostics.map { "\($0.location.line): \($0.rule): \($0.message)" })
  }

  @Test func aLanguageSaysWhatItSaysAndNothingElse() throws {
    let (settings, faults) = try Self.settings(
      """
      {"de": {"title": "D", "menus": {"main": [{"title": "Neu", "to": "a.md"}]},
        "collections": {"news": {"title": "Neues"}}, "taxonomies": {"tags": {"title": "Themen"}},
        "words": {"older": "Alt", "articles": {"one": "Einer", "other": "{count}"}}}, "ar": {}}
      """, more: "\"words\": {\"older\": \"Before\"},")
    #expect(faults == [])
    let site = try #require(settings)
    #expect(site.languages.map(\.tag) == ["de", "ar"])
    #expect(site.words == ["older": "Before"])
    let german = site.spoken(in: site.languages[0])
    #expect(german.title == "D")
    #expect(german.language == "de")
    #expect(german.menus["main"]?.map(\.title) == ["Neu"])
    #expect(german.collections.map(\.title) == ["Neues"])
    #expect(german.taxonomies.map(\.title) == ["Themen"])
    #expect(german.words == ["older": "Alt", "articles": WordForms(one: "Einer", other: "{count}")])
    let arabic = site.spoken(in: site.languages[1])
    #expect(arabic.title == "T")
    #expect(arabic.collections.map(\.title) == ["News"])
    #expect(arabic.words == [:])
  }

  @Test(arguments: [
    ("{\"d_e\": {}}", ["3: settings/language: \"d_e\" is not a language such as en or pt-BR"]),
    ("{\"\": {}}", ["3: settings/language: \"\" is not a language such as en or pt-BR"]),
    ("{\"en\": {\"title\": \"E\"}}", ["3: settings/language: en is the main language of the site"]),
    ("{\"EN\": {}}", ["3: settings/language: EN is the main language of the site"]),
    ("{\"de\": {}, \"DE\": {}}", ["3: settings/language: DE is there already in other letters"]),
    ("{\"news\": {}}", ["3: settings/language: news is the name of a collection, too"]),
    ("{\"data\": {}}", ["3: settings/language: data is the name of the folder Content/data, too"]),
    ("{\"static\": {}}", ["3: settings/language: static is the name of the folder Content/static, too"]),
    (
      "{\"de\": {\"collections\": {\"new\": {}}}}",
      ["3: settings/language: the site has no \"new\" among its collections"]
    ),
    (
      "{\"de\": {\"taxonomies\": {\"tag\": {}}}}",
      ["3: settings/language: the site has no \"tag\" among its taxonomies"]
    ),
    ("{\"de\": {\"pageSize\": 3}}", ["3: content/unknown-key: there is no key \"pageSize\" here"]),
    (
      "{\"de\": {\"words\": {\"a\": 3}}}",
      ["3: content/wrong-type: expected keys and values, found the number 3"]
    ),
    (
      "{\"de\": {\"words\": {\"a\": {\"one\": \"x\"}}}}",
      ["3: content/missing-key: the key \"other\" is missing"]
    ),
    ("[\"de\"]", ["3: content/wrong-type: expected keys and values, found a list"]),
  ])
  func whatIsNoLanguageIsTold(languages: String, faults: [String]) throws {
    let told = try Self.settings(languages)
    #expect(told.faults == faults)
    #expect(told.settings == nil)
  }

  @Test func filesAreDividedByTheirLanguages() async throws {
    let folder = try TemporaryFolder([
      "Content/site.json": """
      {"title": "T", "baseURL": "https://example.org/",
       "collections": {"news": {"kind": "articles", "title": "News"}, "men": {"kind": "records", "title": "Men"}},
       "languages": {"de": {}}}
      """,
      "Content/a.md": "---\ntitle: A\nmenus: main\n---\n",
      "Content/a.de.md": "---\ntitle: A deutsch\nmenus: main\n---\n",
      "Content/news/2026-01-02-x.md": "---\ntitle: X\n---\n",
      "Content/de/news/2026-01-02-x.md": "---\ntitle: X deutsch\n---\n",
      "Content/news/_index.md": "---\ntitle: News\ncascade: {author: Ann}\n---\n",
      "Content/news/y/index.de.md": "---\ntitle: Y deutsch\ndate: 2026-01-03\ndraft: true\n---\n",
      "Content/news/z/index.de.md": "---\ntitle: Z deutsch\ndate: 2026-01-03\n---\n",
      "Content/news/z/z.png": "",
      "Content/men/bob.json": "{\"title\": \"Bob\"}", "Content/data/x.de.csv": "A\n1\n",
      "Content/data/x.csv": "A\n2\n",
    ])
    let loaded = try await ContentLoader(root: folder.path).load(
      ContentChoice(now: .example, settings: .init()))
    #expect(loaded.diagnostics.map(\.message) == [])
    #expect(loaded.content.documents.map(\.title) == ["A"])
    #expect(loaded.content.settings.menus["main"]?.map(\.to) == ["@/a.md"])
    let german = try #require(loaded.translations.first)
    #expect(german.documents.map(\.title) == ["A deutsch"])
    #expect(german.documents.map(\.slug.description) == ["a"])
    #expect(german.settings.menus["main"]?.map(\.to) == ["@/a.de.md"])
    #expect(german.articles(in: "news").map(\.title).sorted() == ["X deutsch", "Z deutsch"])
    #expect(german.articles(in: "news").map(\.slug.description).sorted() == ["x", "z"])
    #expect(german.articles(in: "news").map(\.author) == ["Ann", "Ann"])
    #expect(german.settings.collections.map(\.name) == ["news"])
    #expect(loaded.content.settings.collections.map(\.name) == ["men", "news"])
    #expect(german.dataFiles == ["x.csv", "x.de.csv"])
    #expect(loaded.hidden.map(\.title) == ["Y deutsch"])
    #expect(loaded.assets.map(\.bundle) == ["Content/news/z/index.de.md"])
    #expect(loaded.assets.map(\.output) == ["z.png"])
  }
}
