/// Checks that `headers` names header cells of the same table, and not by way of them the cell itself (HTML §4.9.11).
struct TableHeaders {
  /// Cells of the page with `headers`.
  private var referring: [Int] = []
  private var headerCells = IDIndex()
  private var circles = HeaderCircles()

  /// Takes a cell.
  mutating func note(_ cell: Int, of document: Document) {
    if document.has(.headers, on: cell) { referring.append(cell) }
  }

  /// Reports references of the cells taken to what is no header cell of their table, and forgets them.
  mutating func check(_ document: Document, into faults: FaultList) {
    guard !referring.isEmpty else { return }
    headerCells.build(from: document, on: .th) { _, _ in }
    for cell in referring {
      guard let attribute = document.attribute(.headers, of: cell) else { continue }
      attribute.value.forEachToken { token, start in
        let offset = attribute.valueOffset &+ start
        if let header = headerCells.element(withID: token, in: document),
          table(of: header, in: document) == table(of: cell, in: document)
        {
          if document.elements[cell].tag == .th { circles.note(cell, header: header, at: offset) }
        } else {
          faults.append(
            Fault(.tableHeaders, "no <th> of this table has the id \"\(token.text)\"", at: offset))
        }
      }
    }
    referring.removeAll(keepingCapacity: true)
    circles.check(document, into: faults)
  }

  /// The table a cell is in.
  private func table(of cell: Int, in document: Document) -> Int? {
    document.ancestors(of: cell).first { document.elements[$0].isHTML(.table) }
  }
}
