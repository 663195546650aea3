import Entities
import Testing

@testable import Importing

/// The addresses that pages had.
@Suite struct AddressTests {
  /// The address that the front matter of a page names in the new site.
  private func path(_ file: String, of files: [String: String], _ peer: Peer) throws -> String? {
    try Imported(files, peer).text(file).firstMatch(of: /path(?::| =) "([^"]*)"/).map { String($0.1) }
  }

  @Test(arguments: [
    ("/x/:sections/:filename/", "/x/docs/old-part/a-file/"), ("/:sections[1:]/:slug/", "/old-part/my-slug/"),
    ("/:sections[last]/:title", "/old-part/the-title/"), ("/x/:sections[:last]/:slug/", "/x/docs/my-slug/"),
    ("/:section/:monthname/", "/docs/january/"),
    ("/:weekdayname/:weekday/:yearday/x/", "/friday/5/2/x/"),
    ("/:year/:month/:day/:slugorcontentbasename", "/2026/01/02/my-slug/"),
  ])
  func hugosTokensAreKnown(pattern: String, address: String) throws {
    let found = try path(
      "docs/old-part/a-file.md",
      of: [
        "hugo.toml": "baseURL = \"https://example.org/\"\n[permalinks]\ndocs = \"\(pattern)\"\n",
        "content/docs/Old Part/_index.md": "---\ntitle: P\n---\n",
        "content/docs/Old Part/a-file.md":
          "---\ntitle: The title\nslug: My slug\ndate: 2026-01-02\n---\n",
      ], .hugo)
    #expect(found == address)
  }

  @Test(arguments: [
    ("/:categories/:short_month/:i_day/:title", "/travel-far/one/two/Jan/2/A_b.html"),
    ("/:slugified_categories/:slug/", "/travel-far/one/two/a-b/"),
    ("/:year/W:week/:short_day/:title:output_ext", "/2026/W01/Fri/A_b.html"),
    ("/:collection/:y_day/:hour:minute/:name/", "/posts/002/0930/2026-01-02-a-b/"),
    ("pretty", "/travel-far/one/two/2026/01/02/A_b/"), ("none", "/travel-far/one/two/A_b.html"),
    ("ordinal", "/travel-far/one/two/2026/002/A_b.html"),
  ])
  func jekyllsTokensAreKnown(pattern: String, address: String) throws {
    let found = try path(
      "posts/2026-01-02-A_b.md",
      of: [
        "_config.yml": "url: https://example.org\npermalink: \(pattern)\n",
        "travel-far/_posts/2026-01-02-A_b.md":
          "---\ntitle: T\ndate: 2026-01-02 09:30\ncategory: two\ncategories: [one]\n---\n",
      ], .jekyll)
    #expect(found == address)
  }

  @Test func severalCategoriesAreAllBrought() throws {
    let site = try Imported(
      [
        "_config.yml": "url: https://example.org\n",
        "_posts/2026-01-02-a.md": "---\ntitle: T\ncategory: My trips\ncategories: One two\ntag: a b\n---\n",
      ], .jekyll)
    #expect(
      try site.text("posts/2026-01-02-a.md")
        == "---\ntitle: T\ncategories: [My trips, One, two]\ntags: [a b]\npath: \"/one/two/my trips/2026/01/02/a.html\"\n---\n"
    )
    #expect(site.told.isEmpty)
  }

  @Test(arguments: [
    ("/:year/:title/", "/about/"), ("/:title:output_ext", "/about.html"), ("pretty", "/about/"),
    ("date", "/about.html"), ("/:title", "/about.html"),
  ])
  func jekyllsPagesEndAsItsPostsDo(pattern: String, address: String) throws {
    let found = try path(
      "about.md",
      of: [
        "_config.yml": "url: https://example.org\npermalink: \(pattern)\n",
        "about.md": "---\ntitle: A\n---\n",
      ], .jekyll)
    #expect(found ?? "/about/" == address)
  }

  @Test func unknownTokensAreReportedWhereTheyStand() throws {
    let hugo = try Imported(
      [
        "hugo.toml": "baseURL = \"https://example.org/\"\n[permalinks]\ndocs = \"/:month/:mood/\"\n",
        "content/docs/a.md": "---\ntitle: A\n---\n",
      ], .hugo)
    #expect(
      hugo.told == [
        "hugo.toml:3:8: \":mood\" in the addresses of \"docs\" is not known, and the pattern is not brought"
      ])
    #expect(try hugo.text("docs/a.md") == "---\ntitle: A\n---\n")
    let jekyll = try Imported(
      [
        "_config.yml": "url: https://example.org\n",
        "a.md": "---\ntitle: A\npermalink: /:mood/a/\n---\n",
      ], .jekyll)
    #expect(
      jekyll.told == [
        "a.md:3:12: the pattern of its address has \":mood\" in it, which this page has nothing for: it is /a.html"
      ])
    #expect(try jekyll.text("a.md").contains("path: \"/a.html\""))
  }

  @Test(arguments: [
    ("uglyURLs = true\n", "/docs/my-ünit.html"), ("[uglyURLs]\ndocs = true\n", "/docs/my-ünit.html"),
    ("disablePathToLower = true\n", "/docs/My-Ünit/"), ("removePathAccents = true\n", "/docs/my-unit/"),
  ])
  func hugosSpellingOfAddressesStays(setting: String, address: String) throws {
    let found = try Imported(
      [
        "hugo.toml": "baseURL = \"https://example.org/\"\n\(setting)",
        "content/docs/My Ünit.md": "---\ntitle: A\n---\n",
      ], .hugo)
    let text = try found.text("docs/My Ünit.md")
    #expect(text.contains("path: \"\(address)\""), "\(text)")
  }

  @Test(arguments: [
    ("safe", "/docs/Ünit_A/"), ("off", "/docs/Ünit A/"), ("on", "/docs/unit-a/"),
  ])
  func zolasSpellingOfAddressesStays(form: String, address: String) throws {
    let found = try path(
      "docs/Ünit A.md",
      of: [
        "config.toml": "base_url = \"https://example.org\"\n[slugify]\npaths = \"\(form)\"\n",
        "content/docs/Ünit A.md": "+++\ntitle = \"A\"\n+++\n",
      ], .zola)
    #expect(found == address)
  }

  @Test func settingsThatChangeWhatIsPublishedAreReported() throws {
    let site = try Imported(
      [
        "hugo.toml":
          "baseURL = \"https://example.org/\"\nbuildDrafts = true\nbuildFuture = false\nrelativeURLs = true\n[markup.highlight]\nlineNos = true\n",
        "content/a.md": "---\ntitle: A\n---\n",
      ], .hugo)
    #expect(
      site.told == [
        "hugo.toml:2:1: \"buildDrafts\" is not brought: drafts are published",
        "hugo.toml:4:1: \"relativeURLs\" is not brought: links are relative",
        "hugo.toml:6:1: \"markup.highlight.lineNos\" is not brought: all code has the numbers of its lines",
      ])
  }

  @Test(arguments: [
    ("2026-01-01", 4, 1, 2026, 1), ("2027-01-01", 5, 1, 2026, 53), ("2024-12-31", 2, 366, 2025, 1),
    ("1969-12-31", 3, 365, 1970, 1), ("2000-02-29", 2, 60, 2000, 9),
  ])
  func daysHaveTheirPlaceInYearAndWeek(text: String, weekday: Int, day: Int, year: Int, week: Int) throws {
    let date = try #require(DateStamp(text))
    #expect(date.weekday == weekday)
    #expect(date.dayOfYear == day)
    #expect(date.week.year == year)
    #expect(date.week.number == week)
  }
}
