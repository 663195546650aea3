import Diagnostics

/// A node that is not what a type asks for, although the type's shape has promised it.
struct NodeDecodingError: Error {
  let message: String
  let location: SourceLocation
}

/// Decodes a value from a node that was checked against the value's shape.
struct NodeDecoder: Decoder {
  let node: ContentNode

  // The place of a fault is that of its node; a path of keys would only cost.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .mapping(let entries) = node.value else { throw unexpected("keys and values") }
    return KeyedDecodingContainer(MappingContainer<Key>(entries: entries, location: node.location))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let nodes) = node.value else { throw unexpected("a list") }
    return ListContainer(nodes: nodes, location: node.location)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private func unexpected(_ expectation: String) -> NodeDecodingError {
    NodeDecodingError(message: "expected \(expectation), found \(node.kind)", location: node.location)
  }
}

extension NodeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    if case .null = node.value { true } else { false }
  }

  func decode(_ type: String.Type) throws -> String {
    switch node.value {
    case .text(let text), .plain(let text): text
    default: throw unexpected("text")
    }
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch node.value {
    case .boolean(let value): value
    case .plain("true"): true
    case .plain("false"): false
    default: throw unexpected("true or false")
    }
  }

  func decode(_ type: Double.Type) throws -> Double { try number() }
  func decode(_ type: Float.Type) throws -> Float { try number() }
  func decode(_ type: Int.Type) throws -> Int { try number() }
  func decode(_ type: Int8.Type) throws -> Int8 { try number() }
  func decode(_ type: Int16.Type) throws -> Int16 { try number() }
  func decode(_ type: Int32.Type) throws -> Int32 { try number() }
  func decode(_ type: Int64.Type) throws -> Int64 { try number() }
  func decode(_ type: UInt.Type) throws -> UInt { try number() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try number() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try number() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try number() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try number() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try type.init(from: self)
  }

  private func number<Number: LosslessStringConvertible>() throws -> Number {
    switch node.value {
    case .number(let digits), .plain(let digits):
      guard let number = Number(digits) else { throw unexpected("a number that fits into \(Number.self)") }
      return number
    default: throw unexpected("a number")
    }
  }
}
