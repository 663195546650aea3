public import Diagnostics

/// Tells for every byte of a page which source it came from.
public struct Trace: Sendable {
  /// A run of output that came from one place; it ends where the next one starts.
  public struct Span: Sendable {
    let start: Int
    let path: String
    let offset: Int
    let source: [UInt8]
  }

  private var spans: [Span] = []

  mutating func append(_ span: Span) {
    spans.append(span)
  }

  /// The place that caused the byte at `offset` of the page, which `page` holds.
  ///
  /// A span is copied from its source as far as the two agree byte by byte; behind that the place is the
  /// furthest one known to be right.
  public func origin(of offset: Int, in page: [UInt8]) -> SourceLocation? {
    guard let span = spans.last(where: { $0.start <= offset }) else { return nil }
    var shared = 0
    while span.start + shared < offset, span.offset + shared < span.source.count,
      page[span.start + shared] == span.source[span.offset + shared]
    {
      shared += 1
    }
    return SourceLocation(file: span.path, offset: span.offset + shared, in: span.source)
  }
}
