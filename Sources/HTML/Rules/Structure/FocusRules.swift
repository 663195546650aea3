/// The rule that focus goes to one element of a dialog, a popover or the page (HTML §6.6.7).
struct FocusRules {
  private var roots: Set<Int> = []

  /// Forgets the page before.
  mutating func start() { roots.removeAll(keepingCapacity: true) }

  /// Reports an element with `autofocus` that is not the only one of its scoping root.
  mutating func check(_ element: Int, of document: Document, into faults: FaultList) {
    guard !roots.insert(root(of: element, in: document)).inserted else { return }
    faults.append(
      Fault(
        .singleAutofocus, "another element of the same page, dialog or popover has \"autofocus\" already",
        at: document.elements[element].offset))
  }

  private func root(of element: Int, in document: Document) -> Int {
    if isRoot(element, in: document) { return element }
    return document.ancestors(of: element).first { isRoot($0, in: document) } ?? -1
  }

  private func isRoot(_ element: Int, in document: Document) -> Bool {
    document.elements[element].tag == .dialog || document.has(.popover, on: element)
  }
}

/// The rule that one `details` of a group is open (HTML §4.11.1).
struct DetailsGroups {
  private var open: Set<Bytes> = []

  /// Forgets the page before.
  mutating func start() { open.removeAll(keepingCapacity: true) }

  /// Reports an open `details` whose group has an open one already.
  mutating func check(details: Int, of document: Document, into faults: FaultList) {
    guard document.has(.open, on: details), let name = document.value(.name, of: details), !name.isEmpty,
      !open.insert(name).inserted
    else { return }
    faults.append(
      Fault(
        .openDetails, "another <details> with the name \"\(name.text)\" is open already",
        hint: "remove \"open\" from one of them", at: document.elements[details].offset))
  }
}
