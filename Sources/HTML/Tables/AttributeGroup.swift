/// Attributes that many elements of SVG or MathML share, and what their values are.
final class AttributeGroup: Sendable {
  /// Groups that are part of this one.
  let groups: [AttributeGroup]
  /// The attributes by name besides those of the groups; these win.
  let kinds: AttributeList<ValueKind>

  @inline(never)
  init(_ groups: AttributeGroup..., and kinds: AttributeList<ValueKind> = [:]) {
    self.groups = groups
    self.kinds = kinds
  }

  @inline(never)
  convenience init(_ kinds: AttributeList<ValueKind>) {
    self.init(and: kinds)
  }
}

extension AttributeGroup {
  /// What every element of SVG and MathML shares with those of HTML (HTML §3.2.6, DOM §4.9, CSS Shadow Parts 1 §2).
  static let shared = AttributeGroup([
    "autofocus": .boolean, "exportparts": .text, "nonce": .text, "part": .text, "slot": .text,
    "tabindex": .integer,
  ])
}

extension ElementDefinition {
  /// An element of SVG with the attributes of some groups and its own; `section` is a path below
  /// `https://www.w3.org/TR/`.
  @inline(never)
  static func svg(
    _ name: String, _ section: String, is categories: Categories = [],
    contains content: ContentModel = .nothing, without exclusion: Exclusion = Exclusion(),
    groups: [AttributeGroup], attributes: AttributeList<ValueKind> = [:], required: [String] = []
  ) -> ElementDefinition {
    ElementDefinition(
      name, "https://www.w3.org/TR/" + section, namespace: .svg, is: categories, contains: content,
      without: exclusion, groups: [.shared] + groups, attributes: attributes, required: required)
  }

  /// An element of MathML with the attributes of some groups and its own; `section` is a path below
  /// `https://www.w3.org/TR/`.
  @inline(never)
  static func mathML(
    _ name: String, _ section: String, is categories: Categories = [],
    contains content: ContentModel = .nothing, groups: [AttributeGroup],
    attributes: AttributeList<ValueKind> = [:], required: [String] = []
  ) -> ElementDefinition {
    ElementDefinition(
      name, "https://www.w3.org/TR/" + section, namespace: .mathML, is: categories, contains: content,
      groups: [.shared] + groups, attributes: attributes, required: required)
  }
}
