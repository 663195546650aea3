import HTML
import Testing

@Suite struct SitemapCheckTests {
  private static let namespace = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""

  private static func told(_ document: String) -> [String] {
    Checker.faults(inSitemap: Array(document.utf8)).map { "\($0.offset) \($0.message) [\($0.rule)]" }
  }

  @Test(arguments: [
    "<urlset \(namespace)><url><loc>https://example.org/</loc></url></urlset>",
    "<urlset \(namespace)><url><priority>0.5</priority><lastmod>2026-01-31T09:30:00+02:00</lastmod>"
      + "<loc> https://example.org/a&amp;b </loc><changefreq>daily</changefreq></url></urlset>",
    "<s:urlset xmlns:s=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><s:url><s:loc>http://e.org/</s:loc></s:url></s:urlset>",
    "<urlset \(namespace) xmlns:i=\"i\"><url><loc>https://example.org/</loc><i:image><loc/><x><y/></x></i:image></url></urlset>",
    "<sitemapindex \(namespace)><sitemap><loc>https://example.org/a.xml</loc><lastmod>2026</lastmod></sitemap></sitemapindex>",
    "<books><url/></books>", "", "<urlset",
  ])
  func aListThatKeepsToTheProtocolIsRight(document: String) {
    #expect(Self.told(document) == [])
  }

  @Test(arguments: [
    (
      "<urlset><url><loc>https://e.org/</loc></url></urlset>",
      ["0 this list is in no namespace that search engines know [sitemap/structure]"]
    ),
    ("<urlset \(namespace)><url/></urlset>", ["60 this entry has no \"loc\" [sitemap/structure]"]),
    (
      "<urlset \(namespace)><sitemap><loc/></sitemap></urlset>",
      ["60 \"sitemap\" may not stand here [sitemap/structure]"]
    ),
    (
      "<urlset \(namespace)><url><loc>https://e.org/</loc><loc>https://e.org/</loc></url></urlset>",
      ["90 this entry has \"loc\" twice [sitemap/structure]"]
    ),
    (
      "<urlset \(namespace)><url><loc>https://e.org/<b/></loc></url></urlset>",
      ["84 \"b\" may not stand here [sitemap/structure]"]
    ),
    (
      "<sitemapindex \(namespace)><sitemap><loc>https://e.org/</loc><priority>1</priority></sitemap></sitemapindex>",
      ["100 \"priority\" may not stand here [sitemap/structure]"]
    ),
    (
      "<urlset \(namespace)><url><loc>/a/</loc></url></urlset>",
      ["70 \"/a/\" is no absolute URL [sitemap/value]"]
    ),
  ])
  func whatDoesNotIsToldAtItsPlace(document: String, faults: [String]) {
    #expect(Self.told(document) == faults)
  }

  @Test(arguments: [
    ("loc", "https://e.org/a b", "\"https://e.org/a b\" is no absolute URL"),
    ("lastmod", "2026-02-30", "\"2026-02-30\" is no date"),
    ("lastmod", "2026-1-2", "\"2026-1-2\" is no date"),
    ("lastmod", "0000-01-01", "\"0000-01-01\" is no date"),
    ("lastmod", "2026-01-02T03:04", "\"2026-01-02T03:04\" is no date"),
    ("changefreq", "often", "\"often\" is no frequency"),
    ("priority", "1.1", "\"1.1\" is no number from 0 to 1"),
  ])
  func aValueThatIsNoneIsTold(name: String, value: String, message: String) {
    let location = name == "loc" ? "" : "<loc>https://e.org/</loc>"
    let document = "<urlset \(Self.namespace)><url>\(location)<\(name)>\(value)</\(name)></url></urlset>"
    #expect(Checker.faults(inSitemap: Array(document.utf8)).map(\.message) == [message])
  }

  @Test(arguments: ["0001-01-01", "9999-12-31", "0001-01", "2026-01-02T03:04Z"])
  func anImprobableDateIsOne(date: String) {
    let document =
      "<urlset \(Self.namespace)><url><loc>https://e.org/</loc><lastmod>\(date)</lastmod></url></urlset>"
    #expect(Checker.faults(inSitemap: Array(document.utf8)).map(\.message) == [])
  }

  @Test func aListIsNotTooLong() {
    let entry = "<url><loc>https://e.org/</loc></url>"
    let list = { "<urlset \(Self.namespace)>\(String(repeating: entry, count: $0))</urlset>" }
    #expect(Self.told(list(50_000)) == [])
    #expect(Self.told(list(50_002)).map { String($0.suffix(19)) } == ["[sitemap/too-large]"])
  }

  @Test(arguments: [
    ("https://e.org/a", nil), ("HTTPS://E.org", nil), ("https://e.org?a", nil),
    ("https://f.org/", "is not of https://e.org, as the first URL is"),
    ("http://e.org/", "is not of https://e.org, as the first URL is"),
    ("https://e.org:8080/", "is not of https://e.org, as the first URL is"),
    ("https://e.org.net/", "is not of https://e.org, as the first URL is"),
  ])
  func allURLsAreOfOneHost(url: String, told: String?) {
    let list =
      "<urlset \(Self.namespace)><url><loc>https://e.org/</loc></url><url><loc>\(url)</loc></url></urlset>"
    #expect(Self.told(list) == (told.map { ["106 \"\(url)\" \($0) [sitemap/value]"] } ?? []))
  }
}
