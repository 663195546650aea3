import Markup

/// Turns a view model into a value whose fields stand where its schema says.
final class ValueEncoder: Encoder {
  /// What the value turned out to be.
  private enum Form {
    case nothing, single, object, list
  }

  let schema: Schema
  let id: Schema.ID
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  private var form = Form.nothing
  private var single = Value.absent
  /// The fields or the elements.
  private var parts: [Value] = []
  /// Encoders handed out, each with the field or element that its value belongs to.
  private var children: [(index: Int, encoder: ValueEncoder)] = []

  init(_ schema: Schema, as id: Schema.ID) {
    self.schema = schema
    self.id = id
  }

  /// Encodes a value as the schema says; markup is taken as it is.
  static func value<Model: Encodable>(of model: Model, in schema: Schema, as id: Schema.ID) throws -> Value {
    switch schema[id] {
    case .unknown, .map: return .absent
    case .markup: if let markup = model as? any MarkupValue { return .markup(markup) }
    case .text: if let text = model as? String { return .text(text) }
    case .boolean, .list, .object: break
    }
    let encoder = ValueEncoder(schema, as: id)
    try model.encode(to: encoder)
    return encoder.value
  }

  var value: Value {
    for (index, child) in children { set(index, to: child.value) }
    children = []
    return switch form {
    case .nothing: if case .object(let fields) = schema[id] { .object(Self.none(fields)) } else { .absent }
    case .single: single
    case .object: .object(parts)
    case .list: .list(parts)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    guard case .object(let fields) = schema[id] else {
      return KeyedEncodingContainer(ObjectContainer(encoder: self, fields: []))
    }
    if case .nothing = form {
      form = .object
      parts = Self.none(fields)
    }
    return KeyedEncodingContainer(ObjectContainer(encoder: self, fields: fields))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .nothing = form { form = .list }
    let element = if case .list(let element) = schema[id] { element } else { Schema.unknown }
    return ListContainer(encoder: self, element: element)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    ValueContainer(encoder: self)
  }

  func set(_ value: Value) {
    form = .single
    single = value
  }

  /// Sets a field or an element.
  func set(_ index: Int, to value: Value) {
    parts[index] = value
  }

  /// Appends an element and gives its number.
  @discardableResult
  func append(_ value: Value) -> Int {
    parts.append(value)
    return parts.count - 1
  }

  /// An encoder for a field or an element, whose value is fetched at the end.
  func child(_ index: Int, as id: Schema.ID) -> ValueEncoder {
    let child = ValueEncoder(schema, as: id)
    children.append((index, child))
    return child
  }

  private static func none(_ fields: [Schema.Field]) -> [Value] {
    Array(repeating: .absent, count: fields.count)
  }
}
