import Diagnostics

extension ARIAElement {
  /// Words of `role` that are no role, or one that is not to be used.
  func checkRoleWords(into faults: FaultList) {
    guard let roleAttribute else { return }
    var found: [Fault] = []
    roleAttribute.value.forEachToken { token, place in
      guard Role(token) == nil else { return }
      found.append(unknownRole(token, at: roleAttribute.valueOffset + place))
    }
    faults += found
    if let role, ARIAElement.deprecatedRoles.contains(role) {
      faults.append(
        roleFault(
          .deprecatedRole, "the role \"\(role.name)\" is deprecated",
          hint: role == .directory ? "use a list: <ul>, or the role \"list\"" : "use <li>"))
    }
  }

  private func unknownRole(_ token: Bytes, at offset: Int) -> Fault {
    if ARIAElement.abstractRoles.contains(where: token.equalsIgnoringCase) {
      return Fault(
        .abstractRole,
        "\"\(token.text)\" is an abstract role: it orders other roles, and no element can have it",
        hint: "use a role that inherits from it", at: offset)
    }
    let near = NearMiss.of(token.text, among: ARIAElement.roleNames)
    return Fault(
      .unknownRole, "\"\(token.text)\" is no role", hint: near.map { "did you mean \"\($0)\"?" }, at: offset)
  }

  /// Whether the element may have this role, and needs it written.
  func checkRole(_ role: Role, into faults: FaultList) {
    if let special = specialRoleFault(role) {
      faults += special
      return
    }
    guard let entry else { return }
    if !entry.allows(role) {
      faults.append(roleNotAllowed(role, entry))
    } else if role == implicitRole {
      faults.append(
        roleFault(
          .unnecessaryRole, "the element \(name) has the role \"\(role.name)\" without being told",
          hint: "take \"role\" away"))
    }
    checkPresentation(role, into: faults)
  }

  private func roleNotAllowed(_ role: Role, _ entry: ElementRoles) -> Fault {
    var hint = "take \"role\" away, or use <div> or <span> instead of \(name)"
    if case .only(let roles) = entry.allowed, !roles.isEmpty {
      hint = "it may have \(roles.names)"
    } else if role == .generic {
      hint = "take \"role\" away"
    }
    return roleFault(
      .roleNotAllowed, "the element \(name) cannot have the role \"\(role.name)\"\(state)", hint: hint)
  }

  /// The state that the roles of an element depend on, for a message.
  private var state: String {
    switch tag {
    case .a, .area: return has(.href) ? " where it has \"href\"" : ""
    case .input:
      let type = document.value(.type, of: index)?.text ?? "text"
      return has(.list) ? " where it has \"list\"" : " with the type \"\(type)\""
    case .select: return SelectShape(index, in: document) == .list ? " where it shows as a list" : ""
    default: return ""
    }
  }

  /// The role the element has by itself, where it stands.
  var implicitRole: Role? {
    switch tag {
    case .header: around.places.contains(.section) ? nil : .banner
    case .footer: around.places.contains(.section) ? nil : .contentinfo
    case .li: parentRole == .list ? .listitem : nil
    case .td, .th, .tr: nil
    default: entry?.implicit
    }
  }

  /// `none` and `presentation` have no effect where something has to be told about the element.
  private func checkPresentation(_ role: Role, into faults: FaultList) {
    guard role.isPresentational else { return }
    let reason: String
    if has(.tabindex) {
      reason = "a \"tabindex\" attribute"
    } else if let attribute = attributes.first(where: { tells($0) }) {
      reason = "the attribute \"\(attribute.spelling.text)\""
    } else {
      return
    }
    faults.append(
      roleFault(
        .ineffectivePresentation, "the role \"\(role.name)\" has no effect on an element with \(reason)",
        hint: "take one of both away"))
  }

  private func tells(_ attribute: Document.Attribute) -> Bool {
    attribute.name != .ariaHidden && ARIAAttributes.global.contains(attribute.name)
  }

  private static let deprecatedRoles: RoleSet = [.directory, .docBiblioentry, .docEndnote]

  private static let roleNames = Role.allCases.map(\.name)

  private static let abstractRoles: [StaticString] = [
    "command", "composite", "input", "landmark", "range", "roletype", "section", "sectionhead", "select",
    "structure", "widget", "window",
  ]
}
