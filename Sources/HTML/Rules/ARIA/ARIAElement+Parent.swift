extension ARIAElement {
  /// Roles that only hold parts of a kind.
  func checkParent(of role: Role, into faults: FaultList) {
    if role == .group, isPartOfList {
      faults.append(
        roleFault(
          .groupInList, "a group cannot be a part of a list: only items are", hint: "put it into a list item")
      )
    }
    guard !role.isPresentational, around.roles.meets(ARIAElement.wholes),
      let parentRole = parentRole ?? writtenRoleAround, let allowed = partRoles(of: parentRole)
    else { return }
    if allowed.contains(role) || tag == .li { return }
    faults.append(
      roleFault(
        .wrongPart,
        "an element with the role \"\(parentRole.name)\" here cannot hold one with the role \"\(role.name)\"",
        hint: "it may hold \(allowed.names)"))
  }

  /// Roles whose parts are of a kind, however deep in elements without role they are.
  private static let wholes: RoleSet = [.group, .rowgroup]

  /// The role of the nearest element around that has one written.
  private var writtenRoleAround: Role? {
    for ancestor in document.ancestors(of: index) {
      if let role = document.attribute(.role, of: ancestor).flatMap(ARIAElement.role) { return role }
    }
    return nil
  }

  /// Whether the nearest element around that has a role, written or not, is a list.
  private var isPartOfList: Bool {
    for ancestor in document.ancestors(of: index) {
      let written = document.attribute(.role, of: ancestor).flatMap(ARIAElement.role)
      if let role = written ?? ElementRoles.of(ancestor, in: document)?.implicit { return role == .list }
    }
    return false
  }

  private func partRoles(of parentRole: Role) -> RoleSet? {
    switch parentRole {
    case .rowgroup: tag == .tr ? nil : [.row]
    case .group where around.roles.contains(.tree): [.treeitem]
    case .group where around.roles.meets([.menu, .menubar]):
      [.menuitem, .menuitemcheckbox, .menuitemradio, .separator]
    default: nil
    }
  }

  /// Attributes a role cannot do without.
  func checkRequired(by role: Role, into faults: FaultList) {
    if tag == .input, role == .button, InputKind(index, in: document) == .checkbox {
      if !present.contains(.ariaPressed) {
        faults.append(
          roleFault(
            .missingARIAAttribute, "a checkbox with the role \"button\" needs \"aria-pressed\"",
            hint: "add \"aria-pressed\", or use the <button> element"))
      }
      return
    }
    guard !bringsState(of: role) else { return }
    // A separator that can have the focus is moved, and says where it is (WAI-ARIA §5.4, separator).
    let isMoved = role == .separator && has(.tabindex)
    let required = isMoved ? [.ariaValuenow] : RoleDefinition.of(role).required
    let missing = required.all.filter { !present.contains($0) }
    guard !missing.isEmpty else { return }
    let names = missing.map { "\"\($0.name)\"" }.joined(separator: " and ")
    faults.append(
      roleFault(
        .missingARIAAttribute, "an element with the role \"\(role.name)\" needs \(names)",
        hint: "add \(names)"))
  }

  /// Whether the element has the states of a role without being told, or should not have the role at all.
  private func bringsState(of role: Role) -> Bool {
    guard let entry, entry.allows(role) else { return true }
    if role == entry.implicit { return true }
    guard tag == .input else { return false }
    switch InputKind(index, in: document) {
    case .checkbox, .radio: return RoleDefinition.of(role).required == [.ariaChecked]
    default: return false
    }
  }
}
