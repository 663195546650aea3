import ContentLoading
import Diagnostics
import Entities
import Services
import TemporaryFolders
import Testing

/// `_index.md`: the text of a folder, and what the files below it say by default.
struct SectionLoaderTests {
  @Test func aFolderIsDescribedByItsIndex() async throws {
    let loaded = try await EntryKeysTests.load([
      "Content/My Guide/_index.md":
        "+++\ntitle = \"Guide\"\nsort_by = \"title\"\npaginate_by = 4\ntemplate = \"t\"\n+++\nHello",
      "Content/guide/_index.md": "---\ntitle: G\n---\n \n", "Content/_index.md": "---\ntitle: Home\n---\nHi",
    ])
    #expect(loaded.diagnostics.map(\.rule) == ["settings/empty-collection"])
    let section = try #require(loaded.content.section(at: "my-guide"))
    #expect(section.title == "Guide")
    #expect(section.order == .title)
    #expect(section.pageSize == 4)
    #expect(section.details.template?.name == "t")
    #expect(section.body != nil)
    #expect(loaded.content.section(at: "guide")?.body == nil)
    #expect(loaded.content.documents.map(\.slug.description) == ["index"])
  }

  @Test func defaultsComeFromTheFoldersAboveTheInnermostFirst() async throws {
    let loaded = try await EntryKeysTests.load([
      "Content/_index.md": "---\ntitle: H\ncascade: {author: Ann, summary: outer, tags: [all]}\n---\n",
      "Content/guide/_index.md": "---\ntitle: G\ncascade:\n  summary: inner\n---\n",
      "Content/guide/deep/a.md": "---\ntitle: A\n---\n", "Content/b.md": "---\ntitle: B\nauthor: Bob\n---\n",
      "Content/articles/c.md": "---\ntitle: C\ndate: 2026-01-02\n---\n",
    ])
    #expect(loaded.diagnostics.map(\.fullSummary) == [])
    let documents = loaded.content.documents.filter { $0.title != "H" }
    #expect(documents.map(\.title) == ["B", "A"])
    #expect(documents.map(\.summary) == ["outer", "inner"])
    #expect(documents.map(\.details.authors) == [["Bob"], ["Ann"]])
    #expect(loaded.content.articles(in: "articles").map(\.tags) == [[Tag("all")]])
  }

  @Test func aFaultAmongDefaultsIsToldOnceWhereItStands() async throws {
    let faults = try await EntryKeysTests.faults([
      "Content/guide/_index.md": "---\ntitle: G\ncascade:\n  sumary: x\n  weight: heavy\n---\n",
      "Content/guide/a.md": "---\ntitle: A\n---\n", "Content/guide/b.md": "---\ntitle: B\n---\n",
    ])
    #expect(
      faults == [
        "Content/guide/_index.md:4:3 content/unknown-key", "Content/guide/_index.md:5:11 content/wrong-type",
      ])
  }

  @Test(arguments: [
    ("sort: size", "4:7 content/bad-value"), ("pageSize: 0", "4:11 content/bad-value"),
    ("page_template: x.html", "4:1 content/unknown-key"), ("cascade: x", "4:10 content/wrong-type"),
  ])
  func whatIsWrongIsTold(line: String, fault: String) async throws {
    let faults = try await EntryKeysTests.faults([
      "Content/g/_index.md": "---\ntitle: G\ndescription: D\n\(line)\n---\n"
    ])
    #expect(faults == ["Content/g/_index.md:\(fault)"])
  }

  @Test func whatIsSaidOfAFolderInACollectionIsMisplaced() async throws {
    let article = "---\ntitle: A\ndate: 2026-01-02\n---\n"
    let loaded = try await EntryKeysTests.load([
      "Content/articles/2024/_index.md": "---\ntitle: X\ndescription: D\naliases: [/x/]\n---\nText.",
      "Content/articles/2025/_index.md": "---\ntitle: X\ncascade: {author: Ann}\n---\n\n  Text.",
      "Content/articles/2026/_index.md": "---\ntitle: X\ncascade: {author: Ann}\n---\n",
      "Content/articles/2025/a.md": article, "Content/articles/2026/b.md": article,
    ])
    #expect(
      loaded.diagnostics.map(\.fullSummary) == [
        "Content/articles/2024/_index.md:3:1 content/misplaced",
        "Content/articles/2025/_index.md:6:3 content/misplaced",
      ])
    #expect(
      loaded.diagnostics.map(\.message) == [
        "\"description\" is shown nowhere: Content/articles/2024 is a part of the collection \"articles\" and has no page",
        "the text is shown nowhere: Content/articles/2025 is a part of the collection \"articles\" and has no page",
      ])
    #expect(loaded.content.articles(in: "articles").map(\.author) == ["Ann", "Ann"])
  }

  @Test func theTextOfATermThatNobodyHasIsAFault() async throws {
    let loaded = try await EntryKeysTests.load([
      "Content/tags/swfit/_index.md": "---\ntitle: S\n---\n",
      "Content/tags/_index.md": "---\ntitle: T\n---\n",
      "Content/articles/a.md": "---\ntitle: A\ndate: 2026-01-02\ntags: [Swift]\n---\n",
    ])
    #expect(
      loaded.diagnostics.map(\.fullSummary) == ["Content/tags/swfit/_index.md:1:1 content/unknown-term"])
    #expect(loaded.diagnostics.first?.hint == "did you mean \"swift\"?")
  }

  @Test(arguments: [
    (#""taxonomies": {"articles": {}}"#, ["4:17 content/bad-value"]),
    (#""taxonomies": {"title": {}}"#, ["4:17 content/bad-value"]),
    (#""taxonomies": {"a b": {"pageSize": 0}}"#, ["4:17 content/bad-value", "4:37 content/bad-value"]),
    (#""taxonomies": []"#, ["4:16 content/wrong-type"]),
  ])
  func taxonomiesAreChecked(line: String, faults: [String]) async throws {
    let site = """
      {"title": "T", "baseURL": "https://example.org/",
       "collections": {"articles": {"kind": "articles", "title": "A"}},

        \(line)}
      """.replacing("\n\n ", with: "\n\n")
    let loaded = try await EntryKeysTests.load(["Content/site.json": site])
    #expect(loaded.diagnostics.map(\.summary) == faults)
  }
}
