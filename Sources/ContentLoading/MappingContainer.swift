import Diagnostics

/// The values of a mapping by their keys.
struct MappingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let entries: [ContentNode.Entry]
  private let location: SourceLocation
  /// Where each key is, for mappings that are too large to be looked through: a dictionary's.
  private let indices: [String: Int]?

  init(entries: [ContentNode.Entry], location: SourceLocation) {
    self.entries = entries
    self.location = location
    indices =
      entries.count < 16
      ? nil
      : Dictionary(
        entries.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { entries.compactMap { Key(stringValue: $0.key) } }

  func contains(_ key: Key) -> Bool { node(key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try type.init(from: decoder(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    NodeDecoder(node: ContentNode(value: .mapping(entries), location: location))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

  private func node(_ key: Key) -> ContentNode? {
    let text = key.stringValue
    if let indices { return indices[text].map { entries[$0].value } }
    return entries.first { $0.key == text }?.value
  }

  private func decoder(_ key: Key) throws -> NodeDecoder {
    guard let node = node(key) else {
      throw NodeDecodingError(message: "the key \"\(key.stringValue)\" is missing", location: location)
    }
    return NodeDecoder(node: node)
  }
}
