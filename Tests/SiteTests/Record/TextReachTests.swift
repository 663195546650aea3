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

  /// The entries of a site of pages, each with what stands for all of it but its text.
  private func entries(_ heads: KeyValuePairs<String, UInt64>) -> [TextReach.Entry] {
    let documents = heads.map { path, head in
      Document(
        source: ContentSource(path: path), folders: [], slug: .example, title: path,
        body: MarkdownText(path: path, kept: Text(head: head)))
    }
    let settings = SiteSettings(title: "Test", baseURL: "/")
    return TextReach.entries(of: [MemoryContentService(settings: settings, documents: documents)], hash)
  }

  private func findings(_ texts: [(page: Int, paths: [String])]) -> TextReach.Findings {
    var findings = TextReach.Findings()
    for (page, paths) in texts { findings.note(paths, shownBy: page, hash) }
    return findings
  }

  private var reach: TextReach {
    TextReach().knowing(
      findings([(0, ["a.md"]), (1, ["b.md", "a.md", "b.md"]), (2, [])]),
      among: entries(["a.md": 1, "b.md": 2]))
  }

  @Test func aTextReachesThePagesThatShowIt() {
    #expect(reach.pages(showing: ["a.md"], hash) == [0, 1])
    #expect(reach.pages(showing: ["b.md"], hash) == [1])
    #expect(reach.pages(showing: [], hash) == [])
    #expect(reach.showings.count == 3)
  }

  @Test func whereMoreIsAnotherThanTextsItIsTold() {
    let now = entries(["a.md": 1, "b.md": 2])
    #expect(reach.hasOtherTextsOnly(in: ["a.md", "b.md"], among: now, hash))
    #expect(reach.hasOtherTextsOnly(in: [], among: now, hash))
    #expect(!reach.hasOtherTextsOnly(in: ["a.md", "c.css"], among: now, hash))
    #expect(!reach.hasOtherTextsOnly(in: ["a.md"], among: entries(["a.md": 3, "b.md": 2]), hash))
    #expect(!reach.hasOtherTextsOnly(in: ["b.md"], among: entries(["a.md": 3, "b.md": 2]), hash))
    #expect(!reach.hasOtherTextsOnly(in: ["c.md"], among: entries(["a.md": 1, "c.md": 3]), hash))
    #expect(!reach.hasOtherTextsOnly(in: ["b.md"], among: entries(["a.md": 1]), hash))
  }

  @Test func whatPagesShowNowTakesThePlaceOfWhatTheyShowed() {
    let later = reach.knowing(findings([(1, ["a.md"]), (0, [])]))
    #expect(later.pages(showing: ["b.md"], hash) == [])
    #expect(later.pages(showing: ["a.md"], hash) == [1])
  }
}
