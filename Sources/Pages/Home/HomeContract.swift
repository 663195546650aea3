import Fragments
import Markdown
import Prose
import Routing

/// The first page of the site.
public enum HomePage {
  /// There is one such page.
  struct Request: Hashable {}

  /// What the site says about itself, and its newest articles.
  struct Response: Equatable, Encodable {
    let title: String
    let description: String?
    let body: MarkdownSource?
    let collection: String?
    let latest: [Article]

    struct Article: Equatable, Encodable {
      let slug: String
      let title: EntryTitle
      let date: CalendarDay
      let summary: EntrySummary
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let lead: String?
    let body: RichText
    let latest: Latest?

    struct Latest: Equatable, Codable {
      let link: Link?
      let entries: [Teaser]
    }
  }
}
