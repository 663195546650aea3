/// Where the next cell of a row goes, past the cells that hang down from rows above (HTML §4.9.12, “downward-growing
/// cells”).
struct TableSpans {
  /// Columns that cells cover below the row they begin in.
  private struct Span {
    let lower: Int
    var upper: Int
    /// The row behind the last.
    let bottom: Int
  }

  /// More than this side by side, each with an end of its own, are no table that anybody wrote: they are not looked at,
  /// so that a row never costs more than this.
  private static let limit = 256

  /// Whether there are too many spans to go on.
  private(set) var isExceeded = false
  /// The first column in this row that is still free.
  private(set) var column = 0
  /// Those from above, by `lower`.
  private var hanging: [Span] = []
  /// Those of this row, by `lower`.
  private var fresh: [Span] = []
  private var merged: [Span] = []
  /// The first of `hanging` that may lie behind `column`.
  private var next = 0
  /// The row before which none of `hanging` ends.
  private var earliestEnd = Int.max
  private var row = 0

  /// Starts a table.
  mutating func reset() {
    isExceeded = false
    startGroup()
  }

  /// Starts a row group: no cell hangs into it.
  mutating func startGroup() {
    hanging.removeAll(keepingCapacity: true)
    fresh.removeAll(keepingCapacity: true)
    earliestEnd = Int.max
  }

  /// Starts row `row` of the group.
  mutating func startRow(_ row: Int) {
    self.row = row
    if isExceeded { return }
    if earliestEnd <= row || !fresh.isEmpty { mergeSpans() }
    isExceeded = isExceeded || hanging.count > Self.limit
    column = 0
    next = 0
    skipCovered()
  }

  /// Puts a cell into the free column; says whether it lies over another.
  mutating func place(width: Int, bottom: Int) -> Bool {
    let left = column
    let right = left &+ width
    if bottom > row &+ 1 { fresh.append(Span(lower: left, upper: right, bottom: bottom)) }
    let overlaps = next < hanging.count && hanging[next].lower < right
    column = right
    skipCovered()
    return overlaps
  }

  /// Moves to the next column that nothing from above covers.
  private mutating func skipCovered() {
    while next < hanging.count, hanging[next].lower <= column {
      column = max(column, hanging[next].upper)
      next += 1
    }
  }

  /// Brings the spans of the row above in, and leaves out those that have ended.
  private mutating func mergeSpans() {
    merged.removeAll(keepingCapacity: true)
    earliestEnd = Int.max
    var old = 0
    var new = 0
    while old < hanging.count || new < fresh.count {
      let takesOld = new == fresh.count || old < hanging.count && hanging[old].lower <= fresh[new].lower
      keep(takesOld ? hanging[old] : fresh[new])
      if takesOld { old += 1 } else { new += 1 }
    }
    swap(&hanging, &merged)
    fresh.removeAll(keepingCapacity: true)
  }

  /// Keeps a span, as part of its neighbour if both end together.
  private mutating func keep(_ span: Span) {
    guard span.bottom > row else { return }
    earliestEnd = min(earliestEnd, span.bottom)
    if let last = merged.indices.last, merged[last].bottom == span.bottom, merged[last].upper >= span.lower {
      merged[last].upper = max(merged[last].upper, span.upper)
    } else {
      merged.append(span)
    }
  }
}
