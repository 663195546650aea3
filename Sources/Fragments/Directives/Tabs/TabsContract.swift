internal import Markup

/// Texts of which one is shown at a time, such as the same step on several systems.
enum TabsFragment {
  /// All tabs, rendered.
  struct Request: Hashable, Encodable, Sendable {
    let label: String
    let body: HTML
  }

  /// One tab.
  struct TabRequest: Hashable, Encodable, Sendable {
    let title: String
    /// The place of its group in the page.
    let group: Int
    /// Its place in the group.
    let position: Int
    let body: HTML
  }

  /// A group of tabs.
  struct ViewModel: Equatable, Codable, Sendable {
    let label: String
    let body: HTML
  }

  /// A tab: a button of a group of which one is pressed, and what it shows.
  struct TabViewModel: Equatable, Codable, Sendable {
    let title: String
    let group: String
    let id: String
    let isFirst: Bool
    let body: HTML
  }
}
