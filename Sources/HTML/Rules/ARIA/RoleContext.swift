/// The roles that need another one around them, or owning them by `aria-owns`.
struct RoleContext {
  private var orphans: [Orphan] = []
  private var owners: [(element: Int, role: Role)] = []

  /// An element whose role has nothing of what it needs around it.
  private struct Orphan {
    let element: Int
    let role: Role
    let offset: Int
  }

  /// A part of the page that an element elsewhere owns.
  private struct Owned {
    let start: Int
    let end: Int
    let roles: RoleSet
  }

  init() {}

  /// Whether every role has what it needs around it.
  var isEmpty: Bool { orphans.isEmpty }

  /// Forgets a page.
  mutating func removeAll() {
    orphans.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
  }

  /// Looks at an element with a role or an ARIA attribute.
  mutating func visit(_ element: ARIAElement) {
    let role = element.role ?? element.entry?.implicit
    if let role, element.present.contains(.ariaOwns) { owners.append((element.index, role)) }
    guard let role = element.role else { return }
    let needed = RoleDefinition.of(role).context
    guard !needed.isEmpty, !element.around.roles.meets(needed) else { return }
    orphans.append(Orphan(element: element.index, role: role, offset: element.roleOffset))
  }

  /// Reports what nobody owns either: one walk over the parts that are owned, in document order.
  func check(_ document: Document, ids: IDIndex, into faults: FaultList) {
    guard !orphans.isEmpty else { return }
    let owned = ownedParts(of: document, ids)
    var open: [Owned] = []
    var following = 0
    for orphan in orphans {
      while following < owned.count, owned[following].start <= orphan.element {
        let part = owned[following]
        following += 1
        while let last = open.last, last.end <= part.start { open.removeLast() }
        let roles = part.roles.union(open.last?.roles ?? [])
        open.append(Owned(start: part.start, end: part.end, roles: roles))
      }
      while let last = open.last, last.end <= orphan.element { open.removeLast() }
      let needed = RoleDefinition.of(orphan.role).context
      guard open.last?.roles.meets(needed) != true else { continue }
      faults.append(
        Fault(
          .missingContext,
          "an element with the role \"\(orphan.role.name)\" has to be inside one with the role \(needed.names)",
          at: orphan.offset))
    }
  }

  private func ownedParts(of document: Document, _ ids: IDIndex) -> [Owned] {
    var parts: [Owned] = []
    for owner in owners {
      document.value(.ariaOwns, of: owner.element)?.forEachToken { id, _ in
        guard let element = ids.element(withID: id, in: document) else { return }
        parts.append(Owned(start: element, end: document.elements[element].end, roles: [owner.role]))
      }
    }
    return parts.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
  }
}
