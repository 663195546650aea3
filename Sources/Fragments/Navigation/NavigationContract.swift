internal import Routing

/// A menu of the site.
public enum NavigationFragment {
  /// Asks for a menu by its name in `site.json`.
  public struct Request: Hashable, Sendable {
    /// The menu's name.
    package let menu: String

    /// The menu at the top of each page.
    public static let main = Request(menu: "main")
    /// The menu at the bottom of each page.
    public static let footer = Request(menu: "footer")
    /// All that pages show.
    package static let all = [main, footer]
  }

  /// The menu's entries, as the author wrote them.
  struct Response: Equatable, Encodable, Sendable {
    let menu: String
    let entries: [Entry]

    struct Entry: Equatable, Encodable {
      let title: String
      let to: String
      let file: String
    }
  }

  /// A list of links that knows where the visitor is; nothing for a menu without entries.
  struct ViewModel: Equatable, Codable, Sendable {
    let menu: Menu?

    struct Menu: Equatable, Codable {
      let label: String
      let entries: [Entry]
    }

    struct Entry: Equatable, Codable {
      let title: String
      let link: Link
      let isCurrent: Bool
      let isOpen: Bool
    }
  }
}
