/// An element with what the ARIA rules ask about it.
struct ARIAElement {
  /// The page.
  let document: Document
  /// The element, in `document`.
  let index: Int
  /// Its `role` attribute.
  let roleAttribute: Document.Attribute?
  /// The role it has by that: the first of its words that is one.
  let role: Role?
  /// The `aria-*` attributes it has.
  let present: ARIAAttributes
  /// What is around it.
  let around: Surroundings
  /// The role of its parent, written or structural.
  let parentRole: Role?
  /// What it may have; nothing if nobody knows the element.
  let entry: ElementRoles?

  init(
    _ index: Int, _ marks: ARIAMarks, of document: Document, around: Surroundings, parentRole: Role?
  ) {
    let attribute = marks.role < 0 ? nil : document.attributes[marks.role]
    self.document = document
    self.index = index
    self.roleAttribute = attribute
    self.role = attribute.flatMap(ARIAElement.role)
    self.present = marks.present
    self.around = around
    self.parentRole = parentRole
    self.entry = marks.isEmpty ? nil : ARIAElement.entry(of: index, in: document, around)
  }

  /// What an element may have where it stands: a cell is one of a grid in a grid alone.
  private static func entry(
    of index: Int, in document: Document, _ around: Surroundings
  ) -> ElementRoles? {
    document.elements[index].tag == .td && around.places.contains(.dataTable) && !around.roles.meets(grids)
      ? .tableCell : ElementRoles.of(index, in: document)
  }

  private static let grids: RoleSet = [.grid, .treegrid]

  /// The role a `role` attribute gives: the first word that is one.
  static func role(_ attribute: Document.Attribute) -> Role? {
    var role: Role?
    attribute.value.forEachToken { token, _ in role = role ?? Role(token) }
    return role
  }

  /// What it is in HTML.
  var tag: Tag { document.elements[index].tag }
  /// The byte where it starts.
  var offset: Int { document.elements[index].offset }
  /// Its name in quotation marks.
  var name: String { document.tagName(of: index) }
  /// The element around it in HTML.
  var parentTag: Tag? { document.parentTag(of: index) }
  /// The byte of its `role` attribute.
  var roleOffset: Int { roleAttribute?.offset ?? offset }
  /// Its `aria-*` attributes.
  var attributes: [Document.Attribute] {
    document.attributes[document.elements[index].attributes].filter { ARIAAttributes.has($0.name) }
  }

  /// Whether it has an attribute.
  func has(_ name: AttributeName) -> Bool { document.has(name, on: index) }
  /// Whether an attribute is there and has a value that is not empty.
  func hasText(_ name: AttributeName) -> Bool { document.hasText(name, on: index) }

  /// All that can be wrong with it.
  func check(into faults: FaultList) {
    checkRoleWords(into: faults)
    checkPlace(into: faults)
    if let role {
      checkRole(role, into: faults)
      checkParent(of: role, into: faults)
      checkRequired(by: role, into: faults)
    }
    checkElement(into: faults)
    if present.isEmpty { return }
    for position in document.elements[index].attributes {
      let attribute = document.attributes[position]
      guard ARIAAttributes.has(attribute.name) else { continue }
      checkAllowed(attribute, into: faults)
      checkValue(attribute, into: faults)
      checkNative(attribute, into: faults)
    }
  }

  /// A fault at the `role` attribute.
  func roleFault(_ rule: Rule, _ message: String, hint: String? = nil) -> Fault {
    Fault(rule, message, hint: hint, at: roleOffset)
  }
}
