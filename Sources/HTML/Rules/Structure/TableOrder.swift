/// The order of the children of `table`: `caption`, `colgroup`, `thead`, `tbody` or `tr`, `tfoot` (HTML
/// §4.9.1).
enum TableOrder {
  /// Reports children that come too late, or twice though there is one only.
  static func check(table: Int, of document: Document, into faults: FaultList) {
    var last = 0
    for child in document.children(of: table) {
      let tag = document.elements[child].tag
      guard let place = place(of: tag) else { continue }
      if tag == .colgroup { check(group: child, of: document, into: faults) }
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

  /// A group that says how many columns it has lists none (HTML §4.9.3).
  private static func check(group: Int, of document: Document, into faults: FaultList) {
    guard let column = document.child(.col, of: group), document.has(.span, on: group) else { return }
    faults.append(
      Fault(
        .elementNotAllowed, "<col> may not stand in a <colgroup> with \"span\"",
        hint: "remove \"span\" from the <colgroup>", at: document.elements[column].offset))
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
