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

  func contains(_ key: Key) -> Bool { index(of: key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    if let index = index(of: key), case .null = entries[index].value.value { true } else { false }
  }

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

  /// An index, because a copy of an entry counts the references of all that is in it.
  private func index(of key: Key) -> Int? {
    let text = key.stringValue
    return if let indices { indices[text] } else { entries.firstIndex { $0.key == text } }
  }

  private func decoder(_ key: Key) throws -> NodeDecoder {
    guard let index = index(of: key) else {
      throw NodeDecodingError(message: "the key \"\(key.stringValue)\" is missing", location: location)
    }
    return NodeDecoder(node: entries[index].value)
  }
}
