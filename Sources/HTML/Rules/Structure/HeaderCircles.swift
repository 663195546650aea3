/// Finds header cells that are their own headers: by their `headers` or by those of the cells they name.
struct HeaderCircles {
  /// What `headers` of header cells name, those of one cell next to each other.
  private var references: [(cell: Int, header: Int, offset: Int)] = []

  /// Takes what a header cell names.
  mutating func note(_ cell: Int, header: Int, at offset: Int) {
    references.append((cell, header, offset))
  }

  /// Reports the references taken that close a circle, and forgets them. It goes over each of them once, and keeps the way itself:
  /// a page can make it as long as it likes.
  mutating func check(_ document: Document, into faults: FaultList) {
    guard !references.isEmpty else { return }
    let firsts = Dictionary(references.indices.map { (references[$0].cell, $0) }) { first, _ in first }
    var visited: Set<Int> = []
    var open: Set<Int> = []
    for cell in references.map(\.cell) where visited.insert(cell).inserted {
      open.insert(cell)
      var way = [(cell: cell, next: firsts[cell] ?? references.endIndex)]
      while let (cell, next) = way.last {
        guard next < references.endIndex, references[next].cell == cell else {
          open.remove(cell)
          way.removeLast()
          continue
        }
        way[way.endIndex - 1].next += 1
        let (_, header, offset) = references[next]
        if open.contains(header) {
          faults.append(Self.fault(cell, header, at: offset, of: document))
        } else if let first = firsts[header], visited.insert(header).inserted {
          open.insert(header)
          way.append((header, first))
        }
      }
    }
    references.removeAll(keepingCapacity: true)
  }

  private static func fault(_ cell: Int, _ header: Int, at offset: Int, of document: Document) -> Fault {
    let id = document.value(.id, of: header)?.text ?? ""
    let which =
      header == cell ? "that of this cell itself" : "that of a cell whose headers lead back to this one"
    return Fault(
      .tableHeaders, "the id \"\(id)\" is \(which): no cell is its own header",
      hint: "take the id away where it is no header", at: offset)
  }
}
