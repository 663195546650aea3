/// A mixer that all containers of one value write to.
final class SharedMixer {
  /// Not checked for overlapping accesses while the program runs: that took a tenth of what it costs to encode a value.
  @exclusivity(unchecked) var mixer = Mixer()
  /// The files of which the value shows the text.
  var texts: [String] = []

  /// How many objects and lists have begun.
  @exclusivity(unchecked) private var containerCount: UInt64 = 0

  /// What stands before values, so that the same words in another shape are another value.
  enum Mark: UInt64 {
    case object = 1
    case list, null, falsehood, truth, number, text
  }

  func add(_ mark: Mark) { mixer.add(mark.rawValue) }

  /// Begins an object or a list. Its number stands before each of its parts: nobody tells where it ends.
  func begin(_ mark: Mark) -> UInt64 {
    add(mark)
    containerCount += 1
    return containerCount
  }

  func add(_ flag: Bool) { add(flag ? .truth : .falsehood) }

  func add(_ number: some BinaryInteger) {
    add(.number)
    mixer.add(UInt64(truncatingIfNeeded: number))
  }

  func add(_ number: Double) {
    add(.number)
    mixer.add(number.bitPattern)
  }

  func add(_ text: String) {
    add(.text)
    mixer.add(text)
  }

  func add<Value: Encodable>(encoding value: Value) throws {
    // The types are compared first: a cast takes the runtime far longer.
    if Value.self == String.self, let text = value as? String {
      add(text)
    } else {
      try value.encode(to: DigestEncoder(self))
    }
  }
}

/// Encodes a value into nothing but its digest.
struct DigestEncoder: Encoder {
  let shared: SharedMixer
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ shared: SharedMixer) {
    self.shared = shared
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(ObjectMixer<Key>(shared: shared, number: shared.begin(.object)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    ListMixer(shared: shared, number: shared.begin(.list))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { ValueMixer(shared: shared) }
}

private struct ObjectMixer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let shared: SharedMixer
  let number: UInt64
  var codingPath: [any CodingKey] { [] }

  private func add(_ key: Key) {
    shared.mixer.add(number)
    shared.mixer.add(key.stringValue)
  }

  mutating func encodeNil(forKey key: Key) {
    add(key)
    shared.add(.null)
  }

  mutating func encode(_ value: Bool, forKey key: Key) {
    add(key)
    shared.add(value)
  }

  mutating func encode(_ value: String, forKey key: Key) {
    add(key)
    shared.add(value)
  }

  mutating func encode(_ value: Int, forKey key: Key) {
    add(key)
    shared.add(value)
  }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    add(key)
    try shared.add(encoding: value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    add(key)
    return DigestEncoder(shared).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    add(key)
    return DigestEncoder(shared).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    shared.mixer.add(number)
    return DigestEncoder(shared)
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    add(key)
    return DigestEncoder(shared)
  }
}

private struct ListMixer: UnkeyedEncodingContainer {
  let shared: SharedMixer
  let number: UInt64
  var codingPath: [any CodingKey] { [] }
  private(set) var count = 0

  init(shared: SharedMixer, number: UInt64) {
    self.shared = shared
    self.number = number
  }

  private mutating func beginElement() {
    shared.mixer.add(number)
    count += 1
  }

  mutating func encodeNil() {
    beginElement()
    shared.add(.null)
  }

  mutating func encode(_ value: String) {
    beginElement()
    shared.add(value)
  }

  mutating func encode(_ value: some Encodable) throws {
    beginElement()
    try shared.add(encoding: value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    beginElement()
    return DigestEncoder(shared).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    beginElement()
    return DigestEncoder(shared).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    beginElement()
    return DigestEncoder(shared)
  }
}

private struct ValueMixer: SingleValueEncodingContainer {
  let shared: SharedMixer
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() { shared.add(.null) }
  mutating func encode(_ value: Bool) { shared.add(value) }
  mutating func encode(_ value: String) { shared.add(value) }
  mutating func encode(_ value: Double) { shared.add(value) }
  mutating func encode(_ value: Float) { shared.add(Double(value)) }
  mutating func encode(_ value: Int) { shared.add(value) }
  mutating func encode(_ value: Int8) { shared.add(value) }
  mutating func encode(_ value: Int16) { shared.add(value) }
  mutating func encode(_ value: Int32) { shared.add(value) }
  mutating func encode(_ value: Int64) { shared.add(value) }
  mutating func encode(_ value: UInt) { shared.add(value) }
  mutating func encode(_ value: UInt8) { shared.add(value) }
  mutating func encode(_ value: UInt16) { shared.add(value) }
  mutating func encode(_ value: UInt32) { shared.add(value) }
  mutating func encode(_ value: UInt64) { shared.add(value) }
  mutating func encode(_ value: some Encodable) throws { try shared.add(encoding: value) }
}
