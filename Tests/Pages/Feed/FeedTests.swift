import Entities
import Fragments
import Routing
import Services
import TestSupport
import Testing
import Viper

@testable import FeedModule

@Suite struct FeedTests {
  static let articles = [
    Article(
      "First & last", date: "2026-01-02", tags: ["Swift", "C & co"],
      body:
        "A <b>bold</b> start, see [the other](second.md) and [below](#end).\n\n## End\n\nMore.[^1]\n\n[^1]: Note.\n"
    ),
    Article(
      "Second", date: "2026-03-04T05:06:07+02:00", description: "In <short>.", author: "Bea", tags: ["Swift"]),
  ]

  static func site(_ feeds: FeedSettings, articles: [Article] = articles) -> SmallSite {
    SmallSite(
      author: Author(name: "Ada", url: "https://example.org/ada/"), articles: ["articles": articles],
      feeds: feeds)
  }

  static let map = SiteMap(
    pages: [
      .home: "index.html", .archive(of: "articles"): "articles/index.html",
      .term("swift", of: "tags"): "tags/swift/index.html", .term("c-co", of: "tags"): "tags/c-co/index.html",
      .entry("first-last", in: "articles"): "articles/first-last/index.html",
      .entry("second", in: "articles"): "articles/second/index.html",
    ],
    sources: [
      "articles/first-last/index.html": "Content/articles/first-last.md",
      "articles/second/index.html": "Content/articles/second.md",
    ])

  static func plans(_ feeds: FeedSettings, articles: [Article] = articles) throws -> [ModulePlan] {
    FeedPage.modules(try site(feeds, articles: articles).kit()).map { $0.plan() }
  }

  static func feed(_ path: String, _ feeds: FeedSettings) throws -> String {
    let pages = try plans(feeds).flatMap(\.pages)
    return try ModulePlan(pages: pages).render(path, in: map)
  }

  @Test func aSiteHasAnAtomFeedOfItselfAndOfEachCollectionUnlessItSaysOtherwise() throws {
    #expect(
      try Self.plans(FeedSettings()).flatMap(\.told) == [
        "feed.xml = feed atom of home", "articles/feed.xml = feed atom of archive articles/1",
      ])
  }

  @Test func everyFormatAndEveryTagHasItsFile() throws {
    let told = try Self.plans(FeedSettings(formats: [.json, .rss, .atom], terms: true)).flatMap(\.told)
    #expect(
      told.map { String($0.prefix { $0 != " " }) } == [
        "feed.xml", "articles/feed.xml", "tags/c-co/feed.xml", "tags/swift/feed.xml",
        "rss.xml", "articles/rss.xml", "tags/c-co/rss.xml", "tags/swift/rss.xml",
        "feed.json", "articles/feed.json", "tags/c-co/feed.json", "tags/swift/feed.json",
      ])
  }

  @Test func theTermsOfEveryTaxonomyHaveFeeds() throws {
    let people = TaxonomySettings(
      name: "people", title: "People", source: ContentSource(path: "Content/site.json"))
    let site = SmallSite(
      taxonomies: [.tags, people],
      articles: ["articles": [Article("A", date: "2026-01-02", terms: ["people": ["Ada L"]])]],
      feeds: FeedSettings(terms: true))
    let pages = FeedPage.modules(try site.kit()).flatMap { $0.plan().pages }
    let map = SiteMap(
      pages: [
        .home: "index.html", .term("ada-l", of: "people"): "people/ada-l/index.html",
        .entry("a", in: "articles"): "articles/a/index.html",
      ], sources: [:])
    let feed = try ModulePlan(pages: pages).render("people/ada-l/feed.xml", in: map)
    #expect(feed.contains("<title>Ada L – Test</title>"))
    #expect(feed.contains("href=\"https://example.org/docs/people/ada-l/\""))
  }

  @Test func aFeedGivesWayToAFileOfTheSite() throws {
    #expect(try Self.plans(FeedSettings()).flatMap(\.pages).allSatisfy(\.destination.isReplaceable))
  }

  @Test func whereNothingIsListedThereIsNoFeed() throws {
    #expect(try Self.plans(FeedSettings(formats: [])).isEmpty)
    #expect(try Self.plans(FeedSettings(), articles: []).flatMap(\.pages).isEmpty)
  }

  @Test func anAtomFeedSaysWhatIsNewestAndWhenItWas() throws {
    #expect(
      try Self.feed("feed.xml", FeedSettings(limit: 1)) == """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <id>https://example.org/docs/feed.xml</id>
        <title>Test</title>
        <subtitle>A site for tests.</subtitle>
        <link rel="self" type="application/atom+xml" href="https://example.org/docs/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://example.org/docs/"/>
        <updated>2026-03-04T05:06:07+02:00</updated>
        <author>
        <name>Ada</name>
        <uri>https://example.org/ada/</uri>
        </author>
        <entry>
        <id>https://example.org/docs/articles/second/</id>
        <title>Second</title>
        <link rel="alternate" type="text/html" href="https://example.org/docs/articles/second/"/>
        <published>2026-03-04T05:06:07+02:00</published>
        <updated>2026-03-04T05:06:07+02:00</updated>
        <author>
        <name>Bea</name>
        </author>
        <category term="Swift"/>
        <summary>In &lt;short&gt;.</summary>
        </entry>
        </feed>

        """)
  }

  @Test(arguments: [
    (
      FeedSettings.Format.atom, "feed.xml",
      [
        "<link rel=\"alternate\" type=\"text/html\" href=\"https://example.org/docs/\"/>\n<updated>2026-05-06T00:00:00Z</updated>",
        "<published>2026-01-02T00:00:00Z</published>\n<updated>2026-05-06T00:00:00Z</updated>",
      ]
    ),
    (.rss, "rss.xml", ["<lastBuildDate>Wed, 06 May 2026 00:00:00 +0000</lastBuildDate>"]),
    (
      .json, "feed.json",
      ["\"date_published\":\"2026-01-02T00:00:00Z\",\"date_modified\":\"2026-05-06T00:00:00Z\""]
    ),
  ])
  func aFeedTellsWhenAnEntryWasChanged(format: FeedSettings.Format, path: String, parts: [String]) throws {
    var details = EntryDetails()
    details.updated = DateStamp("2026-05-06")
    let articles = [
      Article("Newer", date: "2026-02-03"), Article("Changed", date: "2026-01-02", details: details),
    ]
    let pages = try Self.plans(FeedSettings(formats: [format]), articles: articles).flatMap(\.pages)
    let map = SiteMap(
      pages: [
        .home: "index.html", .archive(of: "articles"): "articles/index.html",
        .entry("newer", in: "articles"): "articles/newer/index.html",
        .entry("changed", in: "articles"): "articles/changed/index.html",
      ], sources: [:])
    let feed = try ModulePlan(pages: pages).render(path, in: map)
    for part in parts { #expect(feed.contains(part)) }
  }

  @Test func aDescriptionOfRSSIsMarkupAndItsDatesAreThoseOfMail() throws {
    let feed = try Self.feed("articles/rss.xml", FeedSettings(formats: [.rss]))
    #expect(feed.contains("<title>Articles – Test</title>\n<link>https://example.org/docs/articles/</link>"))
    #expect(feed.contains("<lastBuildDate>Wed, 04 Mar 2026 05:06:07 +0200</lastBuildDate>"))
    #expect(feed.contains("<pubDate>Fri, 02 Jan 2026 00:00:00 +0000</pubDate>\n<dc:creator>Ada</dc:creator>"))
    #expect(feed.contains("<description>In &amp;lt;short&amp;gt;.</description>"))
    #expect(feed.contains("<category>C &amp; co</category>"))
    #expect(feed.contains("<guid isPermaLink=\"true\">https://example.org/docs/articles/first-last/</guid>"))
    #expect(!feed.contains("content:encoded>"))
  }

  @Test func aFeedOfATagHasItsEntriesAlone() throws {
    let feed = try Self.feed("tags/c-co/feed.xml", FeedSettings(terms: true))
    #expect(feed.contains("<title>Tagged “C &amp; co” – Test</title>"))
    #expect(feed.contains("<title>First &amp; last</title>"))
    #expect(!feed.contains("<title>Second</title>"))
  }

  @Test(arguments: [
    ("feed.xml", "&lt;a href=&quot;https://example.org/docs/articles/second/&quot;&gt;the other&lt;/a&gt;"),
    (
      "feed.xml",
      "&lt;a href=&quot;https://example.org/docs/articles/first-last/#end&quot;&gt;below&lt;/a&gt;"
    ),
    ("feed.xml", "href=&quot;https://example.org/docs/articles/first-last/#fn:1&quot;"),
    ("feed.xml", "&lt;h2 id=&quot;end&quot;&gt;End&lt;/h2&gt;"),
    ("rss.xml", "<content:encoded>&lt;p&gt;A &lt;b&gt;bold&lt;/b&gt; start"),
    ("feed.json", "\"content_html\":\"\\u003cp\\u003eA \\u003cb\\u003ebold\\u003c/b\\u003e start"),
    ("feed.json", "href=\\\"https://example.org/docs/articles/second/\\\""),
  ])
  func fullContentLeadsEverywhereByAbsoluteURLs(path: String, part: String) throws {
    let feed = try Self.feed(path, FeedSettings(formats: [.atom, .rss, .json], content: .full))
    #expect(feed.contains(part), "\(feed)")
  }

  @Test func aJSONFeedHoldsTextWhereItHoldsNoMarkup() throws {
    #expect(
      try Self.feed("feed.json", FeedSettings(formats: [.json], limit: 1)) == """
        {"version":"https://jsonfeed.org/version/1.1","title":"Test","home_page_url":"https://example.org/docs/",\
        "feed_url":"https://example.org/docs/feed.json","description":"A site for tests.","language":"en",\
        "authors":[{"name":"Ada","url":"https://example.org/ada/"}],"items":[
        {"id":"https://example.org/docs/articles/second/","url":"https://example.org/docs/articles/second/",\
        "title":"Second","summary":"In \\u003cshort\\u003e.","content_text":"In \\u003cshort\\u003e.",\
        "date_published":"2026-03-04T05:06:07+02:00","authors":[{"name":"Bea"}],"tags":["Swift"]}]}

        """)
  }
}
