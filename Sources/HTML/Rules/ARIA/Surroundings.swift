/// What is around an element, kept while walking down: no rule has to walk up.
struct Surroundings {
  /// The roles around: those written, and those that make lists and tables out of elements.
  var roles = RoleSet()
  /// The elements around that matter.
  var places: Places = []
  /// The first `summary` of the `details` around; -1 if there is none.
  var summary = -1

  /// Elements around that matter.
  struct Places: OptionSet {
    let rawValue: UInt16

    /// A heading, `h1` to `h6`.
    static let heading = Places(rawValue: 1 << 0)
    /// A link, `a` with `href`.
    static let anchor = Places(rawValue: 1 << 1)
    /// A `button`.
    static let button = Places(rawValue: 1 << 2)
    /// A `select`.
    static let select = Places(rawValue: 1 << 3)
    /// Sectioning content or `main`: a header in it is no banner.
    static let section = Places(rawValue: 1 << 4)
    /// A table of data: its rows and cells keep their roles.
    static let dataTable = Places(rawValue: 1 << 5)
    /// A role whose content is nothing to operate.
    static let leafRole = Places(rawValue: 1 << 6)
    /// An element with the role `button`.
    static let buttonRole = Places(rawValue: 1 << 7)
    /// An element with the role `link`.
    static let linkRole = Places(rawValue: 1 << 8)
    /// A label with a role or name of its own.
    static let namedLabel = Places(rawValue: 1 << 9)
    /// An element with a role that is looked at as one: an image, a separator, a slider.
    static let picturedRole = Places(rawValue: 1 << 10)

    /// Places that restrict what may be inside, even where it has neither `role` nor `aria-*`.
    static let restricting: Places = [.leafRole, .buttonRole, .linkRole, .namedLabel]
  }

  /// Whether elements without `role` and `aria-*` have to be looked at.
  @inline(__always)
  var restrictsContent: Bool { !places.isDisjoint(with: .restricting) }

  /// Whether an element without role changes what is around its content.
  @inline(__always)
  static func isChanged(by tag: Tag) -> Bool {
    switch tag {
    case .h1, .h2, .h3, .h4, .h5, .h6, .a, .button, .details, .select, .datalist, .article, .aside, .main,
      .nav,
      .section,
      .table, .tbody, .thead, .tfoot, .tr, .ul, .ol, .menu:
      true
    default: false
    }
  }

  /// The role that an element without one has for roles which need others around them.
  static func structuralRole(of tag: Tag) -> Role? {
    switch tag {
    case .ul, .ol, .menu: .list
    case .table: .table
    case .tbody, .thead, .tfoot: .rowgroup
    case .tr: .row
    case .select, .datalist: .listbox
    default: nil
    }
  }

  /// What is around the content of an element.
  func inside(_ tag: Tag, role: Role?, hasHref: Bool) -> Surroundings {
    var inside = self
    inside.enter(tag, role: role, hasHref: hasHref)
    guard let role else { return inside }
    inside.roles.insert(role)
    if role == .button {
      inside.places.insert(.buttonRole)
    } else if role == .link {
      inside.places.insert(.linkRole)
    } else if RoleDefinition.of(role).content.contains(.leaf) {
      inside.places.insert(.leafRole)
      if Self.picturedRoles.contains(role) { inside.places.insert(.picturedRole) }
    }
    return inside
  }

  /// Roles of leaves that hold no heading either.
  static let picturedRoles: RoleSet = [.image, .img, .progressbar, .separator, .slider]

  private mutating func enter(_ tag: Tag, role: Role?, hasHref: Bool) {
    switch tag {
    case .h1, .h2, .h3, .h4, .h5, .h6: places.insert(.heading)
    case .a: if hasHref { places.insert(.anchor) }
    case .button: places.insert(.button)
    case .select: places.insert(.select)
    case .article, .aside, .main, .nav, .section: places.insert(.section)
    case .table:
      let dataRoles: RoleSet = [.table, .grid, .treegrid]
      if role.map(dataRoles.contains) ?? true {
        places.insert(.dataTable)
      } else {
        places.remove(.dataTable)
      }
    default: break
    }
  }
}
