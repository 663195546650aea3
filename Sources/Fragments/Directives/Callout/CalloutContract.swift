internal import Markup

/// A text set off from those around it: a note, a tip, a warning. Alerts as GitHub writes them are callouts, too.
public enum CalloutFragment {
  /// What a callout is.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    case note, tip, important, warning, caution
  }

  /// What Markdown says.
  public struct Request: Hashable, Encodable, Sendable {
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
