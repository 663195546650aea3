/// The order of the children of `table`: `caption`, `colgroup`, `thead`, `tbody` or `tr`, `tfoot` (HTML
/// §4.9.1).
enum TableOrder {
  /// Reports children that come too late, or twice though there is one only.
  static func check(table: Int, of document: Document, into faults: FaultList) {
    var last = 0
    for child in document.children(of: table) {
      let tag = document.elements[child].tag
      guard let place = place(of: tag) else { continue }
      if place < last || place == last && isSingle(tag) {
        faults.append(
          Fault(
            .childOrder, "\(document.tagName(of: child)) comes too late in this table, or again",
            hint: "the order is <caption>, <colgroup>, <thead>, <tbody> or <tr>, <tfoot>",
            at: document.elements[child].offset))
      }
      last = max(last, place)
    }
  }

  private static func place(of tag: Tag) -> Int? {
    switch tag {
    case .caption: 1
    case .colgroup: 2
    case .thead: 3
    case .tbody, .tr: 4
    case .tfoot: 5
    default: nil
    }
  }

  private static func isSingle(_ tag: Tag) -> Bool { tag == .caption || tag == .thead || tag == .tfoot }
}
