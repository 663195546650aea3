@testable import HTML

extension ElementDefinition {
  /// The attributes of the element besides the global ones, with those of its groups.
  var attributes: AttributeList<ValueKind> { groups.joined.and(ownAttributes) }
}

extension [AttributeGroup] {
  fileprivate var joined: AttributeList<ValueKind> {
    reduce([:] as AttributeList<ValueKind>) { $0.and($1.groups.joined).and($1.kinds) }
  }
}
