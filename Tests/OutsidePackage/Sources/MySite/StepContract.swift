import Markup

/// A step of instructions, which Markdown calls: `@Step("Install it", minutes: 5) { … }`.
enum StepFragment {
  /// What Markdown says.
  struct Request: Hashable, Encodable {
    let title: String
    let minutes: Int?
    let body: HTML
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let title: String
    let duration: String?
    let body: HTML
  }
}
