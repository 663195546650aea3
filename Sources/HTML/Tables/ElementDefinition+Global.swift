extension ElementDefinition {
  /// The attributes of other vocabularies that every element of HTML may have.
  static let vocabularyAttributes = RDFaAttributes.kinds.and(ITSAttributes.kinds)

  /// The attributes of ARIA; elements of SVG and MathML may have them too.
  static let ariaAttributes = AttributeName.allCases.filter(\.isARIA).map(\.name)
}

extension AttributeName {
  /// Whether the attribute belongs to ARIA.
  var isARIA: Bool { self == .role || self >= .ariaActivedescendant && self <= .ariaValuetext }
}

extension AttributeName: Comparable {
  /// Orders attributes as they are listed.
  static func < (left: AttributeName, right: AttributeName) -> Bool { left.rawValue < right.rawValue }
}
