/// Puts each value where its key stands in the schema; keys that no decoder asks for are left out.
struct ObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let encoder: ValueEncoder
  private let fields: [Schema.Field]
  /// Where the next key stands if they come in order, as those of synthesized types do.
  private var expected = 0

  var codingPath: [any CodingKey] { [] }

  init(encoder: ValueEncoder, fields: [Schema.Field]) {
    self.encoder = encoder
    self.fields = fields
  }

  private mutating func index(of key: Key) -> Int? {
    let name = key.stringValue
    if expected < fields.count, fields[expected].key == name {
      expected += 1
      return expected - 1
    }
    guard let index = fields.firstIndex(where: { $0.key == name }) else { return nil }
    expected = index + 1
    return index
  }

  mutating func encodeNil(forKey key: Key) {}

  mutating func encode(_ value: Bool, forKey key: Key) {
    if let index = index(of: key) { encoder.set(index, to: .boolean(value)) }
  }

  mutating func encode(_ value: String, forKey key: Key) {
    if let index = index(of: key) { encoder.set(index, to: .text(value)) }
  }

  mutating func encode<Model: Encodable>(_ value: Model, forKey key: Key) throws {
    guard let index = index(of: key) else { return }
    encoder.set(index, to: try ValueEncoder.value(of: value, in: encoder.schema, as: fields[index].kind))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    nested(key).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nested(key).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder }

  mutating func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

  private mutating func nested(_ key: Key) -> ValueEncoder {
    guard let index = index(of: key) else { return ValueEncoder(encoder.schema, as: Schema.unknown) }
    return encoder.child(index, as: fields[index].kind)
  }
}
