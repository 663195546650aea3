import Shapes

/// The shapes that settings are checked against.
struct SettingsShapes: Sendable {
  /// All of `site.json`. What collections say of fields is checked by who reads it.
  let settings: Shape
  /// A record of a collection without fields.
  let record: Shape

  /// All of `site.json`, with what collections say of fields.
  let described: Shape

  /// The shapes, found once.
  static let known = Result { () throws(UnknownShape) in try SettingsShapes() }

  private init() throws(UnknownShape) {
    let shape = try Shape.of(SettingsObject.self)
    record = try Shape.of(RecordObject.self)
    settings = shape.withFields(.anything)
    // A field is an object in an object, a collection, in the object of all settings.
    described = shape.withFields(FieldType.description(depth: 2))
  }
}

extension Shape {
  /// The shape of settings whose collections have fields of a shape.
  fileprivate func withFields(_ field: Shape) -> Shape {
    changing("collections") { collections in
      guard case .map(let collection) = collections else { return collections }
      return .map(collection.adding([Field(key: "fields", shape: .map(field), isOptional: true)]))
    }
  }
}
