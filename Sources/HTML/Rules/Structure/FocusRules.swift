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

/// The rules that one `details` of a group is open, and none is in another (HTML §4.11.1).
struct DetailsGroups {
  private var open: Set<Bytes> = []

  /// Forgets the page before.
  mutating func start() { open.removeAll(keepingCapacity: true) }

  /// Reports an open `details` whose group has an open one already, and one inside another of its group.
  mutating func check(details: Int, of document: Document, into faults: FaultList) {
    guard let name = document.value(.name, of: details), !name.isEmpty else { return }
    let isNested = document.ancestors(of: details).contains {
      document.elements[$0].tag == .details && document.value(.name, of: $0)?.isSame(as: name) ?? false
    }
    if isNested {
      faults.append(
        Fault(
          .nestedDetails, "this <details> is inside another with the name \"\(name.text)\"",
          hint: "give it another name, or none", at: document.elements[details].offset))
    }
    guard document.has(.open, on: details), !open.insert(name).inserted else { return }
    faults.append(
      Fault(
        .openDetails, "another <details> with the name \"\(name.text)\" is open already",
        hint: "remove \"open\" from one of them", at: document.elements[details].offset))
  }
}
