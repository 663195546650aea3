/// Forms each table of a page and reports what its model does not allow (HTML §4.9.12).
struct TableModelRules {
  private var columns = TableColumns()
  private var spans = TableSpans()
  /// The width that all rows should have, and whether `col` or `colgroup` says so; -1 before the first row.
  private var width = -1
  private var isWidthAnnounced = false
  /// Cells of the row group that span rows, and the row behind their last.
  private var spanning: [(cell: Int, bottom: Int)] = []
  /// How many rows of the row group have started.
  private var rows = 0
  /// Whether a row group that no tag stands for is open.
  private var isInImpliedGroup = false
  private var headers = TableHeaders()

  init() {}

  /// Checks all tables of a page.
  mutating func check(_ document: Document, into faults: FaultList) {
    for index in document.notableElements where document.elements[index].isHTML(.table) {
      checkTable(index, of: document, into: faults)
    }
    headers.check(document, into: faults)
  }

  private mutating func checkTable(_ table: Int, of document: Document, into faults: FaultList) {
    columns.reset()
    spans.reset()
    width = -1
    isWidthAnnounced = false
    for child in document.children(of: table) where document.elements[child].namespace == .html {
      switch document.elements[child].tag {
      case .colgroup: announceColumns(of: child, in: document, into: faults)
      case .thead, .tbody, .tfoot:
        endImpliedGroup(of: document, into: faults)
        startGroup()
        for row in document.children(of: child) where document.elements[row].isHTML(.tr) {
          checkRow(row, of: document, into: faults)
        }
        endGroup(of: document, into: faults)
      case .tr:
        if !isInImpliedGroup { startGroup() }
        isInImpliedGroup = true
        checkRow(child, of: document, into: faults)
      default: break
      }
    }
    endImpliedGroup(of: document, into: faults)
    reportColumns(of: document, into: faults)
  }

  // MARK: Columns

  /// Adds the columns of a `colgroup`: those of its `col` elements, or else its own span.
  private mutating func announceColumns(
    of group: Int, in document: Document, into faults: FaultList
  ) {
    isWidthAnnounced = true
    var hasColumns = false
    for child in document.children(of: group) where document.elements[child].isHTML(.col) {
      hasColumns = true
      columns.announce(document.span(.span, of: child, upTo: 1_000, into: faults), by: child)
    }
    if !hasColumns {
      columns.announce(document.span(.span, of: group, upTo: 1_000, into: faults), by: group)
    }
    width = columns.count
  }

  private mutating func reportColumns(of document: Document, into faults: FaultList) {
    guard !spans.isExceeded else { return }
    columns.settle()
    for range in columns.open {
      let element = document.elements[range.element]
      let which =
        range.lower &+ 1 == range.upper
        ? "column \(range.upper) of the table" : "columns \(range.lower &+ 1) to \(range.upper) of the table"
      faults.append(
        Fault(
          .tableColumnWithoutCells, "no cell begins in \(which), made by this <\(element.tag.name)>",
          at: element.offset))
    }
  }

  // MARK: Rows

  private mutating func startGroup() {
    rows = 0
    spanning.removeAll(keepingCapacity: true)
    spans.startGroup()
  }

  private mutating func endGroup(of document: Document, into faults: FaultList) {
    for (cell, bottom) in spanning where bottom > rows {
      faults.append(
        Fault(
          .tableCellPastRowGroup,
          "the cell spans \(bottom &- rows) row\(bottom &- rows == 1 ? "" : "s") more than its row group has",
          at: document.elements[cell].offset))
    }
  }

  private mutating func endImpliedGroup(of document: Document, into faults: FaultList) {
    if isInImpliedGroup { endGroup(of: document, into: faults) }
    isInImpliedGroup = false
  }

  private mutating func checkRow(_ row: Int, of document: Document, into faults: FaultList) {
    spans.startRow(rows)
    rows += 1
    guard !spans.isExceeded else { return }
    var hasCells = false
    for child in document.children(of: row) where document.elements[child].namespace == .html {
      guard document.elements[child].tag == .td || document.elements[child].tag == .th else { continue }
      hasCells = true
      placeCell(child, of: document, into: faults)
    }
    if hasCells {
      checkWidth(of: row, of: document, into: faults)
    } else {
      faults.append(
        Fault(
          .tableRowWithoutCells, "no cell begins in row \(rows) of its row group",
          at: document.elements[row].offset))
    }
  }

  private mutating func placeCell(_ cell: Int, of document: Document, into faults: FaultList) {
    let colspan = document.span(.colspan, of: cell, upTo: 1_000, into: faults)
    let rowspan = document.span(.rowspan, of: cell, upTo: 65_534, orZero: true, into: faults)
    let bottom = rowspan == 0 ? Int.max : rows &- 1 &+ rowspan
    let left = spans.column
    if spans.place(width: colspan, bottom: bottom) {
      faults.append(
        Fault(
          .tableCellOverlap, "the cell lies over a cell that spans down from a row above",
          at: document.elements[cell].offset))
    }
    if rowspan > 1 { spanning.append((cell, bottom)) }
    columns.begin(at: left, upTo: left &+ colspan, by: cell)
    headers.note(cell, of: document)
  }

  private mutating func checkWidth(of row: Int, of document: Document, into faults: FaultList) {
    let found = spans.column
    guard width >= 0 else {
      width = found
      return
    }
    guard found != width else { return }
    let offset = document.elements[row].offset
    let columns = "\(found) column\(found == 1 ? "" : "s") wide"
    let hint =
      found > width ? "is a cell too many, or a \"colspan\"?" : "is a cell missing, or a \"colspan\"?"
    if isWidthAnnounced {
      let rule: Rule = found > width ? .tableRowExceedsColumns : .tableRowWidth
      faults.append(
        Fault(rule, "the row is \(columns), <col> and <colgroup> say \(width)", hint: hint, at: offset))
    } else {
      faults.append(
        Fault(.tableRowWidth, "the row is \(columns), the first row \(width)", hint: hint, at: offset))
    }
  }
}
