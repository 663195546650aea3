/// Attributes that many elements of SVG or MathML share, and what their values are.
struct AttributeGroup: Sendable {
  /// The attributes by name.
  let kinds: [String: ValueKind]

  init(_ kinds: [String: ValueKind]) {
    self.kinds = kinds
  }

  /// The attributes of some groups, and some more; these win.
  init(_ groups: AttributeGroup..., and kinds: [String: ValueKind] = [:]) {
    self.init(joining: groups, and: kinds)
  }

  /// The attributes of some groups, and some more; these win.
  init(joining groups: [AttributeGroup], and kinds: [String: ValueKind]) {
    let shared = groups.reduce(into: [String: ValueKind]()) { shared, group in
      shared.merge(group.kinds) { _, later in later }
    }
    self.kinds = shared.merging(kinds) { _, own in own }
  }
}

extension ElementDefinition {
  /// An element of SVG with the attributes of some groups and its own; `section` is a path below
  /// `https://www.w3.org/TR/`.
  static func svg(
    _ name: String, _ section: String, is categories: Categories = [],
    contains content: ContentModel = .nothing, without exclusion: Exclusion = Exclusion(),
    groups: [AttributeGroup], attributes: [String: ValueKind] = [:], required: [String] = []
  ) -> ElementDefinition {
    ElementDefinition(
      name, "https://www.w3.org/TR/" + section, namespace: .svg, is: categories, contains: content,
      without: exclusion, attributes: AttributeGroup(joining: groups, and: attributes).kinds,
      required: required)
  }

  /// An element of MathML with the attributes of some groups and its own; `section` is a path below
  /// `https://www.w3.org/TR/`.
  static func mathML(
    _ name: String, _ section: String, is categories: Categories = [],
    contains content: ContentModel = .nothing, groups: [AttributeGroup],
    attributes: [String: ValueKind] = [:], required: [String] = []
  ) -> ElementDefinition {
    ElementDefinition(
      name, "https://www.w3.org/TR/" + section, namespace: .mathML, is: categories, contains: content,
      attributes: AttributeGroup(joining: groups, and: attributes).kinds, required: required)
  }
}
