extension ARIAElement {
  /// Whether an attribute may be there with this role on this element.
  func checkAllowed(_ attribute: Document.Attribute, into faults: FaultList) {
    let name = attribute.name
    if ARIAAttributes.deprecated.contains(name) {
      faults.append(
        fault(.deprecatedAttribute, at: attribute, "is deprecated: nothing supports it"))
    }
    if tag == .selectedcontent, around.places.contains(.select) { return }
    if let role {
      checkAllowed(attribute, by: role, into: faults)
    } else if let entry, !entry.allows(name), !allowsInTable(name) {
      faults.append(
        Fault(
          .ariaAttributeNotAllowed,
          "the attribute \"\(attribute.spelling.text)\" is not allowed on \(self.name) without a role that has it",
          hint: "take it away, or say the role", at: attribute.offset))
    }
    checkNaming(attribute, into: faults)
  }

  private func checkAllowed(_ attribute: Document.Attribute, by role: Role, into faults: FaultList) {
    let definition = RoleDefinition.of(role)
    let name = attribute.name
    let isBarred = ARIAAttributes.global.contains(name) && entry?.global.contains(name) == false
    if isBarred || !definition.allows(name) {
      faults.append(
        Fault(
          .ariaAttributeNotAllowed,
          "the attribute \"\(attribute.spelling.text)\" is not allowed with the role \"\(role.name)\" on \(self.name)",
          hint: "take it away, or choose a role that has it", at: attribute.offset))
    } else if ARIAAttributes.formerlyGlobal.contains(name), !definition.formerlyGlobal.contains(name),
      !role.isPresentational
    {
      faults.append(
        fault(.attributeDeprecatedOnRole, at: attribute, "is deprecated with the role \"\(role.name)\""))
    }
  }

  private func allowsInTable(_ name: AttributeName) -> Bool {
    tag == .th && RoleDefinition.of(.columnheader).allows(name)
  }

  /// Whether the element may be given a name.
  func checkNaming(_ attribute: Document.Attribute, into faults: FaultList) {
    guard ARIAAttributes.naming.contains(attribute.name), prohibitsNaming else { return }
    let what = role.map { "with the role \"\($0.name)\"" } ?? "without a role that may have a name"
    faults.append(
      Fault(
        .namingProhibited,
        "the attribute \"\(attribute.spelling.text)\" cannot be on \(name) \(what)",
        hint: "say the role, or write the name where it can be read", at: attribute.offset))
  }

  private var prohibitsNaming: Bool {
    if document.elements[index].tag == .custom {
      return role.map { RoleDefinition.of($0).prohibitsNaming } ?? true
    }
    guard let entry else { return false }
    guard let role else { return entry.prohibitsNaming }
    if role.isPresentational, !entry.prohibitsNaming { return false }
    return RoleDefinition.of(role).prohibitsNaming
  }

  /// A fault at an attribute: “The attribute “…” …”.
  func fault(
    _ rule: Rule, at attribute: Document.Attribute, _ what: String, hint: String = "take it away"
  ) -> Fault {
    Fault(rule, "the attribute \"\(attribute.spelling.text)\" \(what)", hint: hint, at: attribute.offset)
  }
}
