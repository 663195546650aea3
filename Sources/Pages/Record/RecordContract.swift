import Fragments
import Markdown
import Markup
import Prose
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
    let fields: [Field]
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

    /// What the record has in a field of its collection.
    struct Field: Equatable, Encodable, Sendable {
      let title: String
      let value: Value
    }

    indirect enum Value: Equatable, Encodable, Sendable {
      case text(String)
      case markdown(MarkdownSource)
      case day(CalendarDay)
      case answer(Bool)
      /// Where a link leads that is written in a file.
      case address(String, file: String)
      case picture(String, alt: String, file: String)
      case entry(title: String, slug: String, collection: String)
      case list([Value])
      case rows([Field])
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

  /// The fields of a record, which a template of their own shows: their type holds itself, and it would cost to encode the
  /// whole page with it.
  struct Fields: Equatable, Codable, Sendable {
    let entries: [Entry]

    struct Entry: Equatable, Codable, Sendable {
      let name: String
      let value: Value
    }

    /// One of its parts is there, and the others are not.
    struct Value: Equatable, Codable, Sendable {
      var text: String?
      var prose: RichText?
      var day: DateWording.Text?
      var answer: Answer?
      var target: Target?
      var picture: Picture?
      var list: List?
      var rows: Fields?
    }

    struct Answer: Equatable, Codable {
      let isYes: Bool
    }

    struct Target: Equatable, Codable {
      let title: String
      let link: Link?
    }

    struct Picture: Equatable, Codable {
      let link: Link
      let alt: String
    }

    struct List: Equatable, Codable, Sendable {
      let values: [Value]
    }
  }
}
