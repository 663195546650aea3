/// What ARIA in HTML §4 says about an element in one of its states: one entry of the tables.
struct ElementRoles: Sendable {
  /// The role it has without a `role` attribute, if there is a name for it.
  let implicit: Role?
  /// The roles it may be given.
  let allowed: Allowance
  /// Whether an author may not give it a name as long as it has no other role.
  let prohibitsNaming: Bool
  /// The attributes it may have as long as it has no other role, besides those of its implicit role.
  let attributes: ARIAAttributes
  /// The attributes no role brings along: all of them as a rule.
  let global: ARIAAttributes
  /// The attributes of these that it may not have as long as it has no other role.
  let prohibited: ARIAAttributes

  /// Which roles an element may be given.
  enum Allowance: Sendable {
    /// Any.
    case any
    /// These, and the implicit one.
    case only(RoleSet)
  }

  init(
    _ implicit: Role? = nil, may allowed: Allowance, nameless: Bool = false,
    has attributes: ARIAAttributes = [],
    global: ARIAAttributes = .global, not prohibited: ARIAAttributes = []
  ) {
    self.implicit = implicit
    self.allowed = allowed
    self.prohibitsNaming = nameless
    self.attributes = attributes
    self.global = global
    self.prohibited = prohibited
  }

  /// Any role.
  static func any(
    _ implicit: Role? = nil, nameless: Bool = false, has attributes: ARIAAttributes = []
  ) -> ElementRoles {
    ElementRoles(implicit, may: .any, nameless: nameless, has: attributes)
  }

  /// These roles, and the implicit one.
  static func only(_ implicit: Role?, _ roles: RoleSet, has attributes: ARIAAttributes = []) -> ElementRoles {
    ElementRoles(implicit, may: .only(roles), has: attributes)
  }

  /// No role but the implicit one.
  static func none(_ implicit: Role? = nil, nameless: Bool = false) -> ElementRoles {
    ElementRoles(implicit, may: .only([]), nameless: nameless)
  }

  /// No role, and not `aria-hidden`: it shows nothing by itself.
  static let unseen = ElementRoles(may: .only([]), global: .globalOfUnseen)

  /// No role, no name, and not `aria-hidden`: what is inside it is shown by itself.
  static let transparent = ElementRoles(may: .only([]), nameless: true, global: .globalOfUnseen)

  /// Any role; without one it means nothing by itself, so that there is nothing to name or describe (WAI-ARIA §5.4, generic).
  static let generic = ElementRoles(may: .any, nameless: true, not: .describingRole)

  /// A cell of a table that is no grid.
  static let tableCell = any(.cell)

  /// Neither a role nor an attribute of ARIA.
  static let nothing = ElementRoles(may: .only([]), global: [])

  /// Whether the element may be given a role.
  func allows(_ role: Role) -> Bool {
    if role == .generic { return false }
    if role == implicit { return true }
    switch allowed {
    case .any: return true
    case .only(let roles): return roles.contains(role) || role == .image && roles.contains(.img)
    }
  }

  /// Whether an element without a `role` attribute may have an attribute.
  func allows(_ name: AttributeName) -> Bool {
    if prohibited.contains(name) { return false }
    if global.contains(name) || attributes.contains(name) { return true }
    guard let implicit else { return false }
    return RoleDefinition.of(implicit).attributes.contains(name)
  }
}
