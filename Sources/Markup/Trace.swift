public import Diagnostics

/// Tells for every byte of a page which source it came from.
public struct Trace: Sendable {
  /// A run of output that came from one place; it ends where the next one starts.
  public struct Span: Sendable {
    let start: Int
    let origin: Origin
  }

  /// Where a run of output came from.
  enum Origin: Sendable {
    /// It is copied from a file, as far as the two agree.
    case copy(path: String, offset: Int, source: [UInt8])
    /// It is made from what stands at one place.
    case place(SourceLocation)
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
    switch span.origin {
    case .place(let place): return place
    case .copy(let path, let start, let source):
      var shared = 0
      while span.start + shared < offset, start + shared < source.count,
        page[span.start + shared] == source[start + shared]
      {
        shared += 1
      }
      return SourceLocation(file: path, offset: start + shared, in: source)
    }
  }
}
