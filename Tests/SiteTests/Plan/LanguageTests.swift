import Diagnostics
import TemporaryFolders
import Testing

@testable import Site

/// Sites in several languages, from files to pages.
@Suite struct LanguageTests {
  static let settings = """
    {
      "title": "Travels", "baseURL": "https://example.org/docs/", "description": "Where we went.", "search": true,
      "redirects": "_redirects",
      "menus": {"main": [{"title": "Start", "to": "guide/start.md"}, {"title": "All", "to": "/articles/"}]},
      "collections": {
        "articles": {"kind": "articles", "title": "Articles"},
        "people": {"kind": "records", "title": "People", "fields": {"friend": {"type": "reference", "to": "people"}}}
      },
      "languages": {
        "de": {"title": "Reisen", "menus": {"main": [{"title": "Anfang", "to": "guide/start.md"}]},
          "collections": {"articles": {"title": "Artikel"}}, "words": {"related": "Siehe auch"}},
        "ar": {"title": "رحلات", "words": {"skipToContent": "إلى المحتوى"}}
      }
    }
    """

  static let files = [
    "Content/site.json": settings,
    "Content/index.md": "---\ntitle: Home\n---\nSee [a trip](articles/trip/index.md).\n",
    "Content/index.de.md": "---\ntitle: Start\n---\n[Reise](articles/trip/index.md), [mehr](guide/more.md)\n",
    "Content/ar/index.md": "---\ntitle: البداية\n---\n[رحلة](../articles/trip/index.md)\n",
    "Content/guide/start.md": "---\ntitle: Start here\n---\nText.\n",
    "Content/guide/start.de.md": "---\ntitle: Hier anfangen\n---\n[Mehr](more.md)\n",
    "Content/guide/more.md": "---\ntitle: More\n---\nText, [back](start.md).\n",
    "Content/articles/trip/index.md":
      "---\ntitle: A trip\ndate: 2026-01-02\ntags: [Sea]\naliases: [/old/]\n---\n![Sea](sea.svg)\n",
    "Content/articles/trip/index.de.md":
      "---\ntitle: Eine Reise\ndate: 2026-03-02\nslug: reise\ntags: [Meer]\naliases: [/alt/]\n---\n![Meer](sea.svg)\n",
    "Content/articles/trip/sea.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"2\"/>",
    "Content/people/ada.json": "{\"title\": \"Ada\", \"friend\": \"bob\"}",
    "Content/people/bob.json": "{\"title\": \"Bob\"}",
    "Content/people/ada.de.json":
      "{\"title\": \"Ada\", \"summary\": \"Eine Freundin.\", \"friend\": \"bob\"}",
  ]

  /// What a build of the site with more files writes, and what it tells.
  static func built(
    _ more: [String: String] = [:]
  ) async throws -> (pages: [String: String], faults: [String]) {
    try await built(from: files.merging(more) { $1 })
  }

  static func built(
    from files: [String: String]
  ) async throws -> (pages: [String: String], faults: [String]) {
    let folder = try TemporaryFolder(files)
    let report = try await SiteBuilder(folder.buildOptions).build()
    let pages =
      report.changes == nil ? [:] : try TemporaryFolder.outputs(in: folder.buildOptions.output)
    return (
      pages.mapValues { String(decoding: $0, as: UTF8.self) },
      report.diagnostics.map { "\($0.place) [\($0.rule)] \($0.message)" }
    )
  }

  @Test func eachLanguageHasPagesFeedsSearchAndListsOfItsOwn() async throws {
    let (pages, faults) = try await Self.built()
    #expect(faults == [])
    for path in [
      "index.html", "de/index.html", "ar/index.html", "guide/start/index.html", "de/guide/start/index.html",
      "articles/trip/index.html", "de/articles/reise/index.html", "articles/index.html",
      "de/articles/index.html", "tags/sea/index.html", "de/tags/meer/index.html", "feed.xml", "de/feed.xml",
      "404.html", "de/404.html", "ar/404.html", "search/index.html", "de/search/index.html",
      "de/people/ada/index.html", "sitemap.xml", "de/sitemap.xml", "articles/trip/sea.svg",
    ] { #expect(pages[path] != nil, "\(path)") }
    for path in [
      "de/guide/more/index.html", "ar/articles/index.html", "ar/feed.xml", "de/tags/sea/index.html",
      "de/robots.txt", "de/people/bob/index.html", "de/articles/trip/sea.svg",
    ] { #expect(pages[path] == nil, "\(path)") }
  }

  @Test func translationsAreLinkedFromEachOther() async throws {
    let (pages, _) = try await Self.built()
    let links = [
      "<link rel=\"alternate\" hreflang=\"en\" href=\"https://example.org/docs/articles/trip/\"/>",
      "<link rel=\"alternate\" hreflang=\"de\" href=\"https://example.org/docs/de/articles/reise/\"/>",
      "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://example.org/docs/articles/trip/\"/>",
    ]
    for path in ["articles/trip/index.html", "de/articles/reise/index.html"] {
      for link in links { #expect(pages[path]?.contains(link) == true, "\(path)") }
      #expect(pages[path]?.contains("hreflang=\"ar\"") == false)
    }
    #expect(
      pages["articles/trip/index.html"]?.contains(
        "<a href=\"/docs/de/articles/reise/\" lang=\"de\" hreflang=\"de\">Deutsch</a>") == true)
    #expect(
      pages["de/articles/reise/index.html"]?.contains(
        "<a href=\"/docs/de/articles/reise/\" lang=\"de\" hreflang=\"de\" aria-current=\"true\">Deutsch</a>")
        == true)
    #expect(pages["de/articles/reise/index.html"]?.contains("og:locale:alternate\" content=\"en\"") == true)
    #expect(pages["guide/more/index.html"]?.contains("hreflang") == false)
    #expect(pages["404.html"]?.contains("hreflang") == false)
    #expect(pages["tags/sea/index.html"]?.contains("hreflang") == false)
    #expect(pages["index.html"]?.contains("hreflang=\"ar\"") == true)
    #expect(pages["people/ada/index.html"]?.contains("/docs/de/people/ada/") == true)
  }

  @Test func aLinkLeadsToTheTranslationOrElseToTheMainLanguage() async throws {
    let (pages, _) = try await Self.built()
    let home = try #require(pages["de/index.html"])
    #expect(home.contains("<a href=\"/docs/de/articles/reise/\">Reise</a>"))
    #expect(home.contains("<a href=\"/docs/guide/more/\">mehr</a>"))
    #expect(pages["ar/index.html"]?.contains("<a href=\"/docs/articles/trip/\">رحلة</a>") == true)
    #expect(pages["guide/more/index.html"]?.contains("<a href=\"/docs/guide/start/\">back</a>") == true)
    #expect(pages["de/guide/start/index.html"]?.contains("<a href=\"/docs/guide/more/\">Mehr</a>") == true)
    #expect(pages["de/people/ada/index.html"]?.contains("href=\"/docs/people/bob/\"") == true)
    #expect(pages["de/articles/reise/index.html"]?.contains("src=\"/docs/articles/trip/sea.svg\"") == true)
  }

  @Test func aLanguageHasItsMenuWordsAndDates() async throws {
    let (pages, _) = try await Self.built()
    let article = try #require(pages["de/articles/reise/index.html"])
    for text in [
      "<html lang=\"de\">", "<title>Eine Reise – Reisen</title>", ">Anfang</a>", "2. März 2026", "Zum Inhalt",
      "1 Min. Lesezeit", "<a class=\"wordmark\" href=\"/docs/de/\">", "aria-label=\"Sprachen\"",
      "href=\"/docs/de/search/\">Suche</a>", "href=\"/docs/de/feed.xml\"",
    ] { #expect(article.contains(text), "\(text)") }
    #expect(!article.contains(">Start</a>"))
    #expect(pages["de/articles/index.html"]?.contains("1 Artikel") == true)
    #expect(pages["de/search/index.html"]?.contains("data-wording=\"{&quot;none&quot;") == true)
    #expect(pages["search/index.html"]?.contains("data-wording") == false)
    #expect(pages["articles/trip/index.html"]?.contains("1 min read") == true)
  }

  @Test func aScriptFromRightToLeftIsToldSo() async throws {
    let (pages, _) = try await Self.built()
    let home = try #require(pages["ar/index.html"])
    #expect(home.contains("<html lang=\"ar\" dir=\"rtl\">"))
    #expect(home.contains(">إلى المحتوى</a>"))
    #expect(home.contains("lang=\"ar\" hreflang=\"ar\" aria-current=\"true\">العربية</a>"))
    #expect(pages["index.html"]?.contains("<html lang=\"en\">") == true)
    #expect(pages["de/index.html"]?.contains("dir=") == false)
  }

  @Test func searchEnginesFindEachLanguageAndItsTranslations() async throws {
    let (pages, _) = try await Self.built()
    let german = try #require(pages["de/sitemap.xml"])
    #expect(german.contains("xmlns:xhtml=\"http://www.w3.org/1999/xhtml\""))
    #expect(german.contains("<loc>https://example.org/docs/de/articles/reise/</loc>"))
    #expect(!german.contains("<loc>https://example.org/docs/articles/trip/</loc>"))
    #expect(
      german.contains(
        "<xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"https://example.org/docs/articles/trip/\"/>"))
    #expect(
      pages["robots.txt"]?.hasSuffix(
        """
        Sitemap: https://example.org/docs/sitemap.xml
        Sitemap: https://example.org/docs/de/sitemap.xml
        Sitemap: https://example.org/docs/ar/sitemap.xml

        """) == true)
  }

  @Test func addressesFromBeforeLieInTheFolderOfTheLanguage() async throws {
    let (pages, _) = try await Self.built()
    #expect(
      pages["_redirects"]
        == "/docs/old/ /docs/articles/trip/ 301\n/docs/de/alt/ /docs/de/articles/reise/ 301\n")
    #expect(pages["de/alt/index.html"]?.contains("Diese Seite ist umgezogen") == true)
  }

  @Test func aSiteWithoutLanguagesKnowsNone() async throws {
    let (pages, faults) = try await Self.built(from: [
      "Content/site.json": "{\"title\": \"T\", \"baseURL\": \"https://example.org/\"}",
      "Content/index.md": "---\ntitle: Home\n---\n[a](index.de.md) [b](de/x.md) [c](notes.v2.md)\n",
      "Content/index.de.md": "---\ntitle: Start\n---\nText.\n",
      "Content/de/x.md": "---\ntitle: X\n---\nText.\n",
      "Content/notes.v2.md": "---\ntitle: Notes\n---\nText.\n",
    ])
    #expect(faults == [])
    #expect(pages["de/x/index.html"]?.contains("hreflang") == false)
    #expect(pages["index.de/index.html"]?.contains("<html lang=\"en\">") == true)
    #expect(pages["notes.v2/index.html"] != nil)
    #expect(pages["sitemap.xml"]?.contains("xhtml") == false)
  }

  @Test func onlyDeclaredLanguagesCount() async throws {
    let (pages, _) = try await Self.built([
      "Content/notes.v2.md": "---\ntitle: Notes\n---\n[fr](plan.fr.md)\n",
      "Content/plan.fr.md": "---\ntitle: Plan\n---\n[notes](notes.v2.md)\n",
      "Content/plan.en.md": "---\ntitle: The plan\n---\nText.\n",
      "Content/index.md": "---\ntitle: Home\n---\n[v2](notes.v2.md) [plan](plan.md)\n",
    ])
    #expect(pages["notes.v2/index.html"] != nil)
    #expect(pages["plan.fr/index.html"] != nil)
    #expect(pages["plan/index.html"]?.contains("The plan") == true)
  }

  @Test func aPieceThatIsNamedInBothWaysIsToldAtBoth() async throws {
    let (_, faults) = try await Self.built([
      "Content/de/guide/start.md": "---\ntitle: Noch einmal\n---\nText.\n"
    ])
    let doubled = faults.filter { $0.contains("[content/doubled-language]") }
    #expect(
      doubled == [
        "Content/de/guide/start.md:1:1 [content/doubled-language] this is the same in de as Content/guide/start.de.md",
        "Content/guide/start.de.md:1:1 [content/doubled-language] this is the same in de as Content/de/guide/start.md",
      ])
  }

  @Test func aPageInTheFolderOfALanguageIsTold() async throws {
    let (_, faults) = try await Self.built(["Content/x.md": "---\ntitle: X\npath: /de/\n---\nText.\n"])
    #expect(faults.contains { $0.hasPrefix("Content/x.md:3:7 [routing/collision]") }, "\(faults)")
  }

  @Test func whatALanguageLacksIsListed() async throws {
    let folder = try TemporaryFolder(
      Self.files.merging(["Content/de/allein.md": "---\ntitle: Allein\n---\nText.\n"]) { $1 })
    let translations = try await SiteBuilder(folder.buildOptions).translations()
    #expect(
      translations.gaps.map { "\($0.source): \($0.missing.joined(separator: " ")) (\($0.title))" } == [
        "Content/articles/trip/index.md: ar (A trip)", "Content/de/allein.md: en ar (Allein)",
        "Content/guide/more.md: de ar (More)", "Content/guide/start.md: ar (Start here)",
        "Content/people/ada.json: ar (Ada)", "Content/people/bob.json: de ar (Bob)",
      ])
    let words = translations.words.filter { ["related", "skipToContent", "older"].contains($0.name) }
    #expect(
      words.map { "\($0.language) \($0.name) \($0.origin)" } == [
        "en older built in", "en related built in", "en skipToContent built in", "de older built in",
        "de related site.json", "de skipToContent built in", "ar older missing", "ar related missing",
        "ar skipToContent site.json",
      ])
  }
}
