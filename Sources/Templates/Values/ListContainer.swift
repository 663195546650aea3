/// Collects the elements of a list.
struct ListContainer: UnkeyedEncodingContainer {
  private let encoder: ValueEncoder
  private let element: Schema.ID
  private(set) var count = 0

  var codingPath: [any CodingKey] { [] }

  init(encoder: ValueEncoder, element: Schema.ID) {
    self.encoder = encoder
    self.element = element
  }

  mutating func encodeNil() {
    append(.absent)
  }

  mutating func encode<Model: Encodable>(_ value: Model) throws {
    append(try ValueEncoder.value(of: value, in: encoder.schema, as: element))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    nested().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    nested().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { nested() }

  private mutating func append(_ value: Value) {
    encoder.append(value)
    count += 1
  }

  private mutating func nested() -> ValueEncoder {
    count += 1
    return encoder.child(encoder.append(.absent), as: element)
  }
}

/// Takes the one value of a type that is encoded as another.
struct ValueContainer: SingleValueEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() {
    encoder.set(.absent)
  }

  mutating func encode(_ value: Bool) { encoder.set(.boolean(value)) }
  mutating func encode(_ value: String) { encoder.set(.text(value)) }
  mutating func encode(_ value: Int) { number(value) }
  mutating func encode(_ value: Int8) { number(value) }
  mutating func encode(_ value: Int16) { number(value) }
  mutating func encode(_ value: Int32) { number(value) }
  mutating func encode(_ value: Int64) { number(value) }
  mutating func encode(_ value: UInt) { number(value) }
  mutating func encode(_ value: UInt8) { number(value) }
  mutating func encode(_ value: UInt16) { number(value) }
  mutating func encode(_ value: UInt32) { number(value) }
  mutating func encode(_ value: UInt64) { number(value) }
  mutating func encode(_ value: Double) { number(value) }
  mutating func encode(_ value: Float) { number(value) }

  mutating func encode<Model: Encodable>(_ value: Model) throws {
    encoder.set(try ValueEncoder.value(of: value, in: encoder.schema, as: encoder.id))
  }

  private func number(_ value: some LosslessStringConvertible) {
    encoder.set(.text(value.description))
  }
}
