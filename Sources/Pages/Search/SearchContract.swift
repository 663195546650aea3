import Fragments
import Routing

/// The page that searches the site, by files that the browser asks for as it needs them.
public enum SearchPage {
  /// There is one such page; `index` is the name of the file from which all others are found.
  struct Request: Hashable {
    let index: String
  }

  /// What else leads to all pages.
  struct Response: Equatable, Encodable {
    let index: String
    let lists: [List]

    struct List: Equatable, Encodable {
      let title: String
      let collection: String
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let here: Link
    let index: String
    /// Whether the page lies in the folder of a language, a folder deeper.
    let isInFolder: Bool
    /// What the script says, as JSON, where that is not English.
    let wording: String?
    let lists: [List]

    struct List: Equatable, Codable {
      let title: String
      let link: Link?
    }
  }
}
