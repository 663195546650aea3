import Entities
import Services
import Testing

@testable import Site

/// Which pages an edit of a text reaches.
@Suite struct TextReachTests {
  private final class Text: KeptText {
    let version: TextVersion
    init(head: UInt64) { version = TextVersion(high: 0, low: 0, start: 0, head: head) }
    func bytes(of version: TextVersion) -> [UInt8]? { nil }
  }

  private let hash = ByteHash(seed: 1)

  /// A site of pages, each with what stands for all of it but its text.
  private func contents(_ heads: KeyValuePairs<String, UInt64>) -> [MemoryContentService] {
    let documents = heads.map { path, head in
      Document(
        source: ContentSource(path: path), folders: [], slug: .example, title: path,
        body: MarkdownText(path: path, kept: Text(head: head)))
    }
    return [MemoryContentService(settings: SiteSettings(title: "Test", baseURL: "/"), documents: documents)]
  }

  private var reach: TextReach {
    TextReach(
      contents(["a.md": 1, "b.md": 2]), shownBy: [(0, ["a.md"]), (1, ["b.md", "a.md", "b.md"]), (2, [])], hash
    )
  }

  @Test func aTextReachesThePagesThatShowIt() {
    let now = contents(["a.md": 1, "b.md": 2])
    #expect(reach.pages(showing: ["a.md"], of: now, hash) == [0, 1])
    #expect(reach.pages(showing: ["b.md"], of: now, hash) == [1])
    #expect(reach.pages(showing: [], of: now, hash) == [])
  }

  @Test func whatIsMoreThanATextReachesNobodyKnowsWhom() {
    #expect(reach.pages(showing: ["a.md"], of: contents(["a.md": 3, "b.md": 2]), hash) == nil)
    #expect(reach.pages(showing: ["a.md", "c.css"], of: contents(["a.md": 1, "b.md": 2]), hash) == nil)
    #expect(reach.pages(showing: ["c.md"], of: contents(["a.md": 1, "b.md": 2, "c.md": 3]), hash) == nil)
    #expect(reach.pages(showing: ["b.md"], of: contents(["a.md": 1]), hash) == nil)
  }

  @Test func whatPagesShowNowTakesThePlaceOfWhatTheyShowed() {
    let now = contents(["a.md": 1, "b.md": 2])
    let later = reach.knowing([(1, ["a.md"])], of: now, hash)
    #expect(later.pages(showing: ["b.md"], of: now, hash) == [])
    #expect(later.pages(showing: ["a.md"], of: now, hash) == [0, 1])
  }
}
