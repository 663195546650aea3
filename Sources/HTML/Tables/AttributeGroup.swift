/// Attributes that many elements of SVG or MathML share, and what their values are.
struct AttributeGroup: Sendable {
  /// The attributes by name.
  let kinds: AttributeList<ValueKind>

  @inline(never)
  init(_ kinds: AttributeList<ValueKind>) {
    self.kinds = kinds
  }

  /// The attributes of some groups, and some more; these win.
  @inline(never)
  init(_ groups: AttributeGroup..., and kinds: AttributeList<ValueKind> = [:]) {
    self.init(joining: groups, and: kinds)
  }

  /// The attributes of some groups, and some more; these win.
  @inline(never)
  init(joining groups: [AttributeGroup], and kinds: AttributeList<ValueKind>) {
    self.kinds = groups.reduce([:] as AttributeList<ValueKind>) { $0.and($1.kinds) }.and(kinds)
  }
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
      without: exclusion, attributes: AttributeGroup(joining: groups, and: attributes).kinds,
      required: required)
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
      attributes: AttributeGroup(joining: groups, and: attributes).kinds, required: required)
  }
}
