import Fragments
import Routing

/// The list of a collection of records.
enum RecordIndex {
  /// There is one list a collection.
  struct Request: Hashable {
    let collection: String
  }

  /// The records in groups, in the collection's order.
  struct Response: Equatable {
    let collection: String
    let title: String
    let description: String?
    let groups: [Group]

    struct Group: Equatable {
      let title: String?
      let records: [Record]
    }

    struct Record: Equatable {
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
    let count: String
    let groups: [Group]

    struct Group: Equatable, Codable {
      let title: String?
      let records: [Record]
    }

    struct Record: Equatable, Codable {
      let title: String
      let link: Link?
      let summary: String?
    }
  }
}
