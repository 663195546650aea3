/// What a report needs of the line that a diagnostic is about.
public struct SourceExcerpt: Hashable, Sendable {
  /// At most 120 characters of the line, around the place.
  public let text: String
  /// How many of those characters stand before the place.
  public let caret: Int
  /// The column in UTF-16 code units, counted from 1, as editors count.
  public let utf16Column: Int
  /// Stands for the text of the whole line, without the space around it.
  let lineHash: UInt64
}

/// The excerpts of source files that a report shows. A file is gone over once, however much is said about it and however long
/// its lines are.
public struct SourceExcerpts: Sendable {
  /// Nothing of any file.
  public static let none = SourceExcerpts(at: EmptyCollection()) { _ in nil }

  private var excerpts: [SourceLocation: SourceExcerpt] = [:]

  /// Takes the excerpts at `places`; `bytes` reads a file, if it can be read.
  public init(at places: some Sequence<SourceLocation>, bytes: (String) -> [UInt8]?) {
    for (file, places) in Dictionary(grouping: places, by: \.file) {
      guard let bytes = bytes(file) else { continue }
      var cursor = ExcerptCursor(bytes)
      for place in Set(places).sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
        excerpts[place] = cursor.excerpt(line: place.line, column: place.column)
      }
    }
  }

  /// The excerpt at a place; nothing if there is no such line, or the file cannot be read.
  public subscript(place: SourceLocation) -> SourceExcerpt? { excerpts[place] }
}
