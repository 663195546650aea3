import Diagnostics
import Entities
import Routing
import Testing

@testable import Site

@Suite struct CollectionsTests {
  static func collection(
    _ name: String, _ kind: CollectionSettings.Kind = .articles, permalink: String, line: Int = 1
  ) -> CollectionSettings {
    CollectionSettings(
      name: name, kind: kind, title: name, permalink: permalink,
      source: ContentSource(path: "Content/site.json", line: line, column: 5))
  }

  static func collections(_ settings: CollectionSettings...) -> Collections {
    Collections(SiteSettings(title: "Test", baseURL: "https://example.org/", collections: settings))
  }

  @Test func collectionsAreSortedByKind() {
    let collections = Self.collections(
      Self.collection("articles", permalink: "/:year/:slug/"),
      Self.collection("notes", permalink: "/notes/:title"),
      Self.collection("rules", .records, permalink: "/:collection/:slug/"))
    #expect(collections.articles.map(\.settings.name) == ["articles", "notes"])
    #expect(collections.records.map(\.settings.name) == ["rules"])
    #expect(collections.records.first?.permalink.path(\.rawValue).text == "collection/slug/index.html")
    #expect(collections.faults.isEmpty)
  }

  @Test func aPermalinkThatCannotBeUsedIsAFaultAndItsCollectionLeftOut() {
    let collections = Self.collections(
      Self.collection("articles", permalink: "/:slugg/", line: 3),
      Self.collection("notes", permalink: "/:slug/"),
      Self.collection("rules", .records, permalink: "/:year/:slug/", line: 9))
    #expect(collections.articles.map(\.settings.name) == ["notes"])
    #expect(collections.records.isEmpty)
    #expect(
      collections.faults == [
        Diagnostic(
          rule: "settings/permalink", "\":slugg\" is nothing a permalink of this collection may use",
          at: SourceLocation(file: "Content/site.json", line: 3, column: 5), hint: "did you mean \":slug\"?"),
        Diagnostic(
          rule: "settings/permalink", "\":year\" is nothing a permalink of this collection may use",
          at: SourceLocation(file: "Content/site.json", line: 9, column: 5),
          hint: "it may use :collection, :slug, :title"),
      ])
  }
}
