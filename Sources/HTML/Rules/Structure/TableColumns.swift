/// The columns of a table while it is formed: which there are, and in which of them no cell begins (HTML §4.9.12).
///
/// Columns are kept as ranges and never one by one: a cell may span a thousand.
struct TableColumns {
  /// Columns that an element made without a cell beginning in them.
  struct Range {
    /// The first column, counted from 0.
    var lower: Int
    /// The column behind the last.
    var upper: Int
    /// The element that made them: `col`, `colgroup` or a cell.
    let element: Int
  }

  /// How many columns there are.
  private(set) var count = 0
  /// Columns without a beginning, in order; up to date after `settle`.
  private(set) var open: [Range] = []
  /// Columns between the open ones in which cells began since the last `settle`.
  private var begun: [Int] = []
  /// What `settle` makes of `open`.
  private var settled: [Range] = []

  /// Forgets all columns.
  mutating func reset() {
    count = 0
    open.removeAll(keepingCapacity: true)
    begun.removeAll(keepingCapacity: true)
  }

  /// Adds columns that `col` or `colgroup` announces.
  mutating func announce(_ span: Int, by element: Int) {
    open.append(Range(lower: count, upper: count &+ span, element: element))
    count = count &+ span
  }

  /// Notes a cell that covers columns from `left` to before `right`.
  mutating func begin(at left: Int, upTo right: Int, by element: Int) {
    if left < count { note(left) }
    guard right > count else { return }
    let lower = left < count ? count : left &+ 1
    if lower < right { open.append(Range(lower: lower, upper: right, element: element)) }
    count = right
  }

  /// Keeps a column in which a cell begins for `settle`, unless it is known.
  private mutating func note(_ column: Int) {
    guard let first = open.first, let last = open.last, column >= first.lower, column < last.upper else {
      return
    }
    begun.append(column)
    // So seldom that all settling together takes no longer than sorting the cells once.
    if begun.count > 256, begun.count > open.count { settle() }
  }

  /// Takes the columns in which cells began out of the open ones.
  mutating func settle() {
    guard !begun.isEmpty else { return }
    begun.sort()
    settled.removeAll(keepingCapacity: true)
    var next = 0
    for var range in open {
      while next < begun.count, begun[next] < range.upper {
        let column = begun[next]
        next += 1
        guard column >= range.lower else { continue }
        if column > range.lower {
          settled.append(Range(lower: range.lower, upper: column, element: range.element))
        }
        range.lower = column &+ 1
      }
      if range.lower < range.upper { settled.append(range) }
    }
    swap(&open, &settled)
    begun.removeAll(keepingCapacity: true)
  }
}
