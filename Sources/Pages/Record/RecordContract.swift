import Fragments
import Markdown
import Markup
import Routing

/// One record on a page of its own.
public enum RecordPage {
  /// Asks for one record; its place in the collection tells it apart from one of the same name.
  struct Request: Hashable {
    let place: Int
    let slug: String
    let title: String
  }

  /// The record and its neighbours in the collection.
  struct Response: Equatable, Encodable {
    let title: String
    let summary: String?
    let group: String?
    let facts: [Fact]
    let references: [Reference]
    let body: MarkdownSource?
    let fields: [RecordFields.Field]
    let file: String
    let collectionTitle: String
    let previous: Neighbour?
    let next: Neighbour?

    struct Fact: Equatable, Encodable {
      let name: String
      let value: String
    }

    struct Reference: Equatable, Encodable {
      let title: String
      let to: String
    }

    struct Neighbour: Equatable, Encodable {
      let title: String
      let slug: String
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let summary: String?
    let group: String?
    let facts: Facts?
    let fields: HTML?
    let body: RichText?
    let references: References?
    let index: Index
    let pager: HTML

    struct Facts: Equatable, Codable {
      let entries: [Entry]

      struct Entry: Equatable, Codable {
        let name: String
        let value: String
      }
    }

    struct References: Equatable, Codable {
      let entries: [Entry]

      struct Entry: Equatable, Codable {
        let title: String
        let link: Link
      }
    }

    struct Index: Equatable, Codable {
      let title: String
      let link: Link?
    }
  }
}
