import Testing

@testable import ContentLoading

struct BundlesTests {
  static let paths = [
    "articles/trip/index.md", "articles/trip/a.png", "articles/trip/deep/b.png", "articles/x.md",
    "articles/c.png",
    "guide/index.md", "guide/start.md", "guide/d.png", "about/index.md", "about/us/e.png", "index.md",
    "f.png",
    "shop/index.md", "shop/sub/index.md", "shop/sub/g.png", "shop/h.png",
  ]

  @Test(arguments: [
    ("articles/trip/a.png", "articles/trip/index.md"), ("articles/trip/deep/b.png", "articles/trip/index.md"),
    ("articles/c.png", nil), ("guide/d.png", nil), ("about/us/e.png", "about/index.md"), ("f.png", nil),
    ("shop/sub/g.png", "shop/sub/index.md"), ("shop/h.png", nil),
  ])
  func aFileBelongsToThePageOfItsFolder(path: String, page: String?) {
    #expect(Bundles(among: Self.paths, articles: ["articles"]).pages(of: path).first == page)
  }

  @Test func filesOfWhatIsNotPublishedAreNotPublishedEither() async throws {
    let loaded = try await EntryKeysTests.load([
      "Content/articles/trip/index.md": "---\ntitle: A\ndate: 2026-01-02\ndraft: true\n---\n",
      "Content/articles/trip/a.png": "",
      "Content/articles/walk/index.md": "---\ntitle: A\ndate: 2026-01-02\n---\n",
      "Content/articles/walk/deep/b.png": "", "Content/c.png": "",
    ])
    #expect(
      loaded.assets.map { "\($0.source) \($0.output) \($0.bundle ?? "-")" } == [
        "Content/articles/walk/deep/b.png deep/b.png Content/articles/walk/index.md", "Content/c.png c.png -",
      ])
    #expect(loaded.unpublished["Content/articles/trip/a.png"] == "a draft")
  }
}
