/// Answers for every key.
struct ObjectProbe<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let probe: Probe
  /// Keys of which it was asked whether they are null: `decodeIfPresent` does so.
  private let asked = AskedKeys()

  init(probe: Probe) {
    self.probe = probe
  }

  var codingPath: [any CodingKey] { probe.codingPath }

  var allKeys: [Key] {
    probe.noticeAllKeys()
    guard let key = probe.anyKey.flatMap(Key.init(stringValue:)) else { return [] }
    return [key]
  }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) -> Bool {
    asked.keys.insert(key.stringValue)
    return probe.isMinimal
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let child = probe.child(at: key)
    let value = try child.probe(type).value
    let isOptional = asked.keys.contains(key.stringValue) || child.isAskedForNothing
    probe.noticeField(key.stringValue, child, isOptional: isOptional)
    return value
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    nested(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { probe }

  func superDecoder(forKey key: Key) -> any Decoder { nested(key) }

  private func nested(_ key: Key) -> Probe {
    let child = probe.child(at: key)
    probe.noticeField(key.stringValue, child, isOptional: asked.keys.contains(key.stringValue))
    return child
  }
}

/// `decodeNil` may not mutate its container.
private final class AskedKeys {
  var keys: Set<String> = []
}
