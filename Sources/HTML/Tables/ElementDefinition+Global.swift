extension ElementDefinition {
  /// The attributes of other vocabularies that every element of HTML may have.
  static let vocabularyAttributes: [String: ValueKind] =
    RDFaAttributes.kinds.merging(ITSAttributes.kinds) { kind, _ in kind }

  /// The attributes that every element of HTML may have. What those of ARIA may say, `ARIARules` know.
  static let globalUses: [String: ValueKind] = {
    var uses = vocabularyAttributes.merging(globalAttributes) { _, kind in kind }
    for name in eventHandlerAttributes + ariaAttributes { uses[name] = .text }
    return uses
  }()

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
