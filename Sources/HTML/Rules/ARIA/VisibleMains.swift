/// The main contents of a page: one of them may be visible.
struct VisibleMains {
  private var count = 0
  private var hasRole = false

  init() {}

  /// Looks at an element that may be the main content.
  mutating func visit(_ index: Int, of document: Document, role: Role?, into faults: FaultList) {
    let isElement = document.elements[index].tag == .main && role == nil
    guard isElement || role == .main, !document.has(.hidden, on: index) else { return }
    count += 1
    hasRole = hasRole || role == .main
    guard count > 1, hasRole else { return }
    faults.append(
      Fault(
        .severalMains, "the page has more than one visible element with the role \"main\"",
        hint: "keep one, and hide the others or take their role away", at: document.elements[index].offset))
  }
}
