extension ARIAElement {
  /// What may not stand inside a heading, a button, a link or an image.
  func checkPlace(into faults: FaultList) {
    if let role, around.places.contains(.heading), RoleDefinition.of(role).content.contains(.flow) {
      faults.append(
        roleFault(
          .blockRoleInHeading, "an element with the role \"\(role.name)\" cannot be inside a heading",
          hint: "put it behind the heading"))
    }
    if around.places.contains(.buttonRole), isHeading {
      faults.append(
        Fault(
          .headingInButton, "a heading cannot be inside an element with the role \"button\"",
          hint: "put the button into the heading", at: offset))
    }
    if around.places.contains(.picturedRole), isHeading,
      let outer = Surroundings.picturedRoles.firstCommon(around.roles)
    {
      faults.append(
        Fault(
          .headingInLeaf, "a heading cannot be inside an element with the role \"\(outer.name)\"",
          hint: "put it in front of the other", at: offset))
    }
    checkOperable(into: faults)
  }

  private func checkOperable(into faults: FaultList) {
    if let role, !around.places.isDisjoint(with: [.anchor, .button]), isInteractive(role),
      !around.places.contains(.select)
    {
      let outer = around.places.contains(.button) ? "button" : "a"
      faults.append(
        roleFault(
          .operableRoleInControl, "an element with the role \"\(role.name)\" cannot be inside <\(outer)>",
          hint: "put it beside the other"))
      return
    }
    guard around.restrictsContent, let what = whatIsOperable else { return }
    if !around.places.isDisjoint(with: [.buttonRole, .linkRole]) {
      let outer = around.places.contains(.buttonRole) ? "button" : "link"
      faults.append(
        Fault(
          .operableInButton, "\(what) cannot be inside an element with the role \"\(outer)\"",
          hint: "put it beside the other", at: offset))
    } else if around.places.contains(.leafRole), let outer = ARIAElement.leaves.firstCommon(around.roles) {
      faults.append(
        Fault(
          .operableInLeaf, "\(what) cannot be operated inside an element with the role \"\(outer.name)\"",
          hint: "put it beside the other, or choose another role", at: offset))
    }
  }

  /// What can be operated about the element, as the start of a sentence.
  private var whatIsOperable: String? {
    if isInteractiveElement { return "the element \(name)" }
    if let role, isInteractive(role) { return "an element with the role \"\(role.name)\"" }
    return has(.tabindex) ? "an element with \"tabindex\"" : nil
  }

  private func isInteractive(_ role: Role) -> Bool {
    RoleDefinition.of(role).content.contains(.interactive)
  }

  private var isHeading: Bool {
    if let role { return role == .heading }
    switch tag {
    case .h1, .h2, .h3, .h4, .h5, .h6: return true
    default: return false
    }
  }

  private var isInteractiveElement: Bool {
    switch tag {
    case .a, .audio, .button, .details, .dialog, .embed, .iframe, .img, .input, .label, .select, .textarea,
      .video:
      document.isInteractive(index)
    default: false
    }
  }

  /// Whether a label can belong to it (HTML §4.10.2).
  static func isLabelable(_ element: Int, in document: Document) -> Bool {
    switch document.elements[element].tag {
    case .button, .meter, .output, .progress, .select, .textarea: true
    case .input: !document.has(.type, "hidden", on: element)
    default: false
    }
  }

  /// Whether it is a label that ARIA says something about: a role, a name, a state of its own.
  var isNamedLabel: Bool { tag == .label && (role != nil || !present.isEmpty) }

  private static let leaves = Role.all(.leaf)
}
