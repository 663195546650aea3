import Fragments
import Routing

/// How many articles were published in each year.
enum YearsPage {
  /// There is one such page.
  struct Request: Hashable {}

  /// The years and their numbers, latest first.
  struct Response: Equatable, Encodable {
    let years: [Year]

    struct Year: Equatable, Encodable {
      let year: Int
      let articleCount: Int
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let years: [Year]
    let archive: Link?

    struct Year: Equatable, Codable {
      let year: String
      let count: String
    }
  }
}
