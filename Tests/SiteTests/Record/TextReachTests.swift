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

  private func findings(_ texts: [(page: Int, paths: [String])]) -> TextReach.Findings {
    var findings = TextReach.Findings()
    for (page, paths) in texts { findings.note(paths, shownBy: page, hash) }
    return findings
  }

  private var reach: TextReach {
    TextReach().knowing(findings([(0, ["a.md"]), (1, ["b.md", "a.md", "b.md"]), (2, [])]))
      .knowing(contents(["a.md": 1, "b.md": 2]), hash)
  }

  @Test func aTextReachesThePagesThatShowIt() {
    #expect(reach.pages(showing: ["a.md"], hash) == [0, 1])
    #expect(reach.pages(showing: ["b.md"], hash) == [1])
    #expect(reach.pages(showing: [], hash) == [])
    #expect(reach.showings.count == 3)
  }

  @Test func whereMoreIsAnotherThanTextsItIsTold() {
    let now = contents(["a.md": 1, "b.md": 2])
    #expect(reach.hasOtherTextsOnly(in: ["a.md", "b.md"], of: now, hash))
    #expect(reach.hasOtherTextsOnly(in: [], of: now, hash))
    #expect(!reach.hasOtherTextsOnly(in: ["a.md", "c.css"], of: now, hash))
    #expect(!reach.hasOtherTextsOnly(in: ["a.md"], of: contents(["a.md": 3, "b.md": 2]), hash))
    #expect(!reach.hasOtherTextsOnly(in: ["b.md"], of: contents(["a.md": 3, "b.md": 2]), hash))
    #expect(!reach.hasOtherTextsOnly(in: ["c.md"], of: contents(["a.md": 1, "c.md": 3]), hash))
    #expect(!reach.hasOtherTextsOnly(in: ["b.md"], of: contents(["a.md": 1]), hash))
  }

  @Test func whatPagesShowNowTakesThePlaceOfWhatTheyShowed() {
    let later = reach.knowing(findings([(1, ["a.md"]), (0, [])]))
    #expect(later.pages(showing: ["b.md"], hash) == [])
    #expect(later.pages(showing: ["a.md"], hash) == [1])
  }
}
