import Entities
import Services
import Testing

/// The terms of articles, found once for all who list them.
@Suite struct ArticleTermTests {
  private static func article(_ name: String, day: Int, _ tags: [String]) -> Article {
    let path = "Content/articles/\(name).md"
    return Article(
      source: ContentSource(path: path), slug: Slug(from: name), title: name,
      date: DateStamp(secondsSince1970: -day * 86_400), terms: ["tags": Tag.distinct(tags)],
      body: MarkdownText(path: path, bytes: []))
  }

  private static func collection(_ name: String) -> CollectionSettings {
    CollectionSettings(
      name: name, kind: .articles, title: name, source: ContentSource(path: "Content/site.json"))
  }

  private static let service = MemoryContentService(
    settings: SiteSettings(
      title: "Test", baseURL: "/", collections: [collection("articles"), collection("notes")]),
    articles: [
      "articles": [
        article("a", day: 1, ["swift", "Web"]), article("b", day: 2, ["Swift"]), article("c", day: 3, []),
        article("d", day: 4, ["web", "Swift"]),
      ], "notes": [article("n", day: 1, ["WEB"])],
    ])

  @Test func termsAreInTheOrderOfTheirSlugsAndCalledAsTheFirstArticleCallsThem() {
    let terms = Self.service.terms(of: "tags", in: "articles")
    #expect(terms.map(\.slug.description) == ["swift", "web"])
    #expect(terms.map(\.name) == ["swift", "Web"])
    #expect(terms.map(\.places) == [[0, 1, 3], [0, 3]])
  }

  @Test func whatIsNotThereHasNoTerms() {
    #expect(Self.service.terms(of: "tags", in: "pages").isEmpty)
    #expect(Self.service.terms(of: "people", in: "articles").isEmpty)
  }

  @Test func termsOfAllCollectionsAreListedTogether() {
    let terms = Self.service.listedTerms(of: "tags")
    #expect(terms.map(\.name) == ["swift", "Web"])
    #expect(terms.map { $0.entries.map(\.article.title) } == [["a", "b", "d"], ["a", "d", "n"]])
    #expect(terms.last?.entries.map(\.collection) == ["articles", "articles", "notes"])
  }
}
