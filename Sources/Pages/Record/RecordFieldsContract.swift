import Markdown
import Prose
import Routing

/// The fields of a record, which a template of their own shows: their type holds itself, and it would cost to encode the
/// whole page with it.
enum RecordFields {
  /// What the record has in the fields of its collection.
  struct Request: Hashable, Encodable {
    let fields: [Field]
  }

  /// What the record has in one of them.
  struct Field: Hashable, Encodable, Sendable {
    let title: String
    let value: Value
  }

  /// A value as the record gives it.
  indirect enum Value: Hashable, Encodable, Sendable {
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

  /// A list of names and values.
  struct ViewModel: Equatable, Codable, Sendable {
    let entries: [Entry]

    struct Entry: Equatable, Codable, Sendable {
      let name: String
      let value: Shown
    }

    /// One of its parts is there, and the others are not.
    struct Shown: Equatable, Codable, Sendable {
      var text: String?
      var prose: RichText?
      var day: DateWording.Text?
      var answer: Answer?
      var target: Target?
      var picture: Picture?
      var list: List?
      var rows: ViewModel?
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
      let values: [Shown]
    }
  }
}
