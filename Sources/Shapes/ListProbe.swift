/// A list of as many elements as the stock has it, or of none in a minimal probe.
struct ListProbe: UnkeyedDecodingContainer {
  let probe: Probe
  private(set) var currentIndex = 0

  init(probe: Probe) {
    self.probe = probe
  }

  var codingPath: [any CodingKey] { probe.codingPath }
  var count: Int? { probe.elementCount }
  var isAtEnd: Bool { currentIndex >= probe.elementCount }

  func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().probe(type).value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> {
    next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    next().unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { next() }

  private mutating func next() -> Probe {
    currentIndex += 1
    let child = probe.element()
    probe.noticeElement(child)
    return child
  }
}

/// One value: the type asks for what it is encoded as.
struct ValueProbe: SingleValueDecodingContainer {
  let probe: Probe

  var codingPath: [any CodingKey] { probe.codingPath }

  func decodeNil() -> Bool {
    probe.noticeMissing()
    return probe.isMinimal
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try probe.probe(type).value
  }
}
