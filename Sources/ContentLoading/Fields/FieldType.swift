import Shapes

/// The types of fields, as `site.json` names them.
enum FieldType: String, CaseIterable, Codable {
  case text
  case markdown
  case date
  case number
  case boolean
  case url
  case image
  case enumeration
  case list
  case object
  case reference

  /// The keys that say more about a field of the type; what stands under `of` and `fields` has types again.
  private var ownKeys: [Shape.Field] {
    switch self {
    case .enumeration: [Shape.Field(key: "values", shape: .list(.parsed(FilledText.self)))]
    case .list: [Shape.Field(key: "of", shape: .anything)]
    case .object: [Shape.Field(key: "fields", shape: .map(.anything))]
    case .reference:
      [
        Shape.Field(key: "to", shape: .parsed(FilledText.self)),
        Shape.Field(key: "acyclic", shape: .boolean, isOptional: true),
      ]
    default: []
    }
  }

  private static let typeKey = Shape.Field(key: "type", shape: .choice(allCases.map(\.rawValue)))

  /// What every field may say, and the elements of a list may not.
  private static let fieldKeys = [
    Shape.Field(key: "title", shape: .parsed(FilledText.self), isOptional: true),
    Shape.Field(key: "required", shape: .boolean, isOptional: true),
    Shape.Field(key: "default", shape: .anything, isOptional: true),
  ]

  /// What the description of a field of the type looks like, or that of the elements of a list.
  func shape(ofElement isElement: Bool) -> Shape {
    .object([Self.typeKey] + (isElement ? [] : Self.fieldKeys) + ownKeys)
  }

  /// What a description looks like of which the type is not known.
  static func anyShape(ofElement isElement: Bool) -> Shape {
    .object([typeKey] + (isElement ? [] : fieldKeys) + optionalKeys)
  }

  /// What the description of a field of any type looks like, with those in it; `depth` objects are around it.
  static func description(depth: Int) -> Shape {
    let inner = Shape.recursion("Field", depth: depth)
    let own = optionalKeys.map { key in
      switch key.key {
      case "of": Shape.Field(key: key.key, shape: inner, isOptional: true)
      case "fields": Shape.Field(key: key.key, shape: .map(inner), isOptional: true)
      default: key
      }
    }
    return .object([typeKey] + fieldKeys + own)
  }

  /// The keys of all types.
  private static let optionalKeys = allCases.flatMap(\.ownKeys).map {
    Shape.Field(key: $0.key, shape: $0.shape, isOptional: true)
  }
}
