/// What the specifications say about a role; one entry of the tables.
struct RoleDefinition: Sendable {
  /// The role.
  let role: Role
  /// The attributes it may have besides the global ones.
  let attributes: ARIAAttributes
  /// Attributes it cannot do without, unless the element brings the state along.
  let required: ARIAAttributes
  /// Whether an author may not give it a name.
  let prohibitsNaming: Bool
  /// The roles one of which has to be around it; any if empty.
  let context: RoleSet
  /// What it is to the content around it.
  let content: RoleContent
  /// What was global once and still is for this role.
  let formerlyGlobal: ARIAAttributes

  init(
    _ role: Role, has attributes: ARIAAttributes = [], required: ARIAAttributes = [],
    in context: RoleSet = [], is content: RoleContent = [], nameless: Bool = false,
    still formerlyGlobal: ARIAAttributes = []
  ) {
    self.role = role
    self.attributes = attributes.union(required)
    self.required = required
    self.context = context
    self.content = content
    self.prohibitsNaming = nameless
    self.formerlyGlobal = formerlyGlobal
  }

  /// The entry of a role.
  static func of(_ role: Role) -> RoleDefinition { all[role.rawValue] }

  /// Whether an attribute may be there.
  func allows(_ name: AttributeName) -> Bool {
    ARIAAttributes.global.contains(name) || attributes.contains(name)
  }

  /// Where the role is defined.
  var specification: String {
    switch role.rawValue {
    case Role.graphicsDocument.rawValue...: "https://www.w3.org/TR/graphics-aria-1.0/#\(role.name)"
    case Role.docAbstract.rawValue...: "https://www.w3.org/TR/dpub-aria-1.1/#\(role.name)"
    default: "https://w3c.github.io/aria/#\(role.name)"
    }
  }

  /// One entry for each role, at its raw value.
  private static let all: [RoleDefinition] = {
    var all = Role.allCases.map { RoleDefinition($0, has: [.ariaExpanded]) }
    for entry in documentStructure + landmarks + widgets + composites {
      all[entry.role.rawValue] = entry
    }
    return all
  }()
}

/// What a role is to the content around it (ARIA in HTML §5).
struct RoleContent: OptionSet, Sendable {
  let rawValue: UInt8

  /// Something to operate: it may not be inside a button or a link.
  static let interactive = RoleContent(rawValue: 1 << 0)
  /// A block: it may not be inside a heading.
  static let flow = RoleContent(rawValue: 1 << 1)
  /// What is inside it is only looked at: nothing to operate may be there.
  static let leaf = RoleContent(rawValue: 1 << 2)
}

extension Role {
  /// Roles with the content of a kind.
  static func all(_ content: RoleContent) -> RoleSet {
    var set = RoleSet()
    for role in allCases where RoleDefinition.of(role).content.contains(content) { set.insert(role) }
    return set
  }
}
