internal import Markup

/// A text set off from those around it: a note, a tip, a warning. Alerts as GitHub writes them are callouts, too.
enum CalloutFragment {
  /// What a callout is.
  enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    case note, tip, important, warning, caution
  }

  /// What Markdown says.
  struct Request: Hashable, Encodable, Sendable {
    let kind: Kind
    let title: String?
    let body: HTML
  }

  /// A titled block.
  struct ViewModel: Equatable, Codable, Sendable {
    let kind: String
    let title: String
    let body: HTML
  }
}
