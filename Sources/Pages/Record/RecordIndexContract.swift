import Fragments
import Markdown
import Routing

/// The list of a collection of records.
enum RecordIndex {
  /// There is one list a collection.
  struct Request: Hashable {
    let collection: String
  }

  /// The records in groups, in the collection's order.
  struct Response: Equatable, Encodable {
    let collection: String
    let title: String
    let description: String?
    /// What stands above the list.
    let body: MarkdownSource?
    let groups: [Group]

    struct Group: Equatable, Encodable {
      let title: String?
      /// The name of its heading in addresses, which no other group has.
      let id: String?
      let records: [Record]
    }

    struct Record: Equatable, Encodable {
      let slug: String
      let title: String
      let summary: String?
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let description: String?
    let body: RichText?
    let count: String
    let contents: Contents?
    let groups: [Group]

    /// Ways to the groups, where there are many.
    struct Contents: Equatable, Codable {
      let entries: [Entry]
    }

    struct Entry: Equatable, Codable {
      let title: String
      let anchor: String
      let count: String
    }

    struct Group: Equatable, Codable {
      let title: String?
      let id: String?
      let records: [Record]
    }

    struct Record: Equatable, Codable {
      let title: String
      let link: Link?
      let summary: String?
    }
  }
}
