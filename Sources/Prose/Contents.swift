public import Markdown

/// The table of contents of a document: its headings of the second and third level.
public struct Contents: Equatable, Codable, Sendable {
  /// A heading.
  struct Entry: Equatable, Codable {
    let title: String
    let anchor: String
    let isNested: Bool
  }

  let entries: [Entry]

  /// Lists the headings of a document, set as a style does; nothing if there are fewer than two.
  public init?(of document: MarkdownDocument, _ style: ProseStyle) {
    self.init(headings: document.headings(style.typography))
  }

  /// A heading without an id, as it has no letter or digit, cannot be linked to.
  init?(headings: [MarkdownDocument.Heading]) {
    entries = headings.filter { (2...3).contains($0.level) && !$0.id.isEmpty }.map {
      Entry(title: $0.text, anchor: "#\($0.id)", isNested: $0.level == 3)
    }
    if entries.count < 2 { return nil }
  }
}
