extension ARIAElement {
  /// Faults of a role by rules of their own; nothing if the tables decide.
  func specialRoleFault(_ role: Role) -> [Fault]? {
    switch tag {
    case .math where role == .math:
      return [
        roleFault(.mathRole, "the element <math> has its role without being told", hint: "take \"role\" away")
      ]
    case .img: return imageRole(role)
    case .td, .th, .tr: return tablePartRole(role)
    case .li: return listItemRole(role)
    case .div where parentTag == .dl && !role.isPresentational:
      return [
        roleFault(
          .descriptionGroupRole,
          "a <div> in a <dl> only groups terms and descriptions: it cannot be \"\(role.name)\"",
          hint: "take \"role\" away")
      ]
    case .summary where isSummaryOfDetails:
      return [
        roleFault(
          .summaryRole, "the summary of a <details> element is its button: it cannot be \"\(role.name)\"",
          hint: "take \"role\" away")
      ]
    default: return nil
    }
  }

  private func imageRole(_ role: Role) -> [Fault]? {
    if let alt = document.value(.alt, of: index), alt.isEmpty {
      return [
        roleFault(
          .emptyAltWithRole, "an image with an empty \"alt\" is decoration: it has no role",
          hint: role.isPresentational ? "take \"role\" away" : "say in \"alt\" what the image is for")
      ]
    }
    return hasImageName
      ? nil
      : [
        roleFault(
          .imageWithoutName, "an image with a role needs a name", hint: "say in \"alt\" what the image is for"
        )
      ]
  }

  /// Whether an image has a name.
  var hasImageName: Bool {
    hasText(.alt) || hasText(.ariaLabel) || hasText(.ariaLabelledby) || hasText(.title)
  }

  private func tablePartRole(_ role: Role) -> [Fault]? {
    guard around.places.contains(.dataTable) else { return nil }
    return [
      roleFault(
        .tablePartRole, "the element \(name) of a table cannot have a role, and here it has \"\(role.name)\"",
        hint: "take \"role\" away, or give the <table> role=\"presentation\" if it holds no data")
    ]
  }

  private func listItemRole(_ role: Role) -> [Fault]? {
    guard let parentRole, let allowed = ARIAElement.itemRoles[parentRole] else { return nil }
    guard !allowed.contains(role) else { return nil }
    return [
      roleFault(
        .listItemRole,
        "an <li> element in an element with the role \"\(parentRole.name)\" cannot have the role \"\(role.name)\"",
        hint: "it may have \(allowed.names)")
    ]
  }

  /// The roles of “li” elements in lists of a role.
  private static let itemRoles: [Role: RoleSet] = [
    .list: [.listitem, .docBiblioentry, .docEndnote],
    .listbox: [.group, .noneRole, .option, .presentation],
    .menu: menuItems,
    .menubar: menuItems,
    .tablist: [.noneRole, .presentation, .tab],
    .tree: [.group, .noneRole, .presentation, .treeitem],
  ]

  private static let menuItems: RoleSet = [
    .group, .menuitem, .menuitemcheckbox, .menuitemradio, .noneRole, .presentation, .separator,
  ]

  /// Whether it is the first `summary` of a `details` element.
  var isSummaryOfDetails: Bool { parentTag == .details && around.summary == index }
}
