import Diagnostics

/// The values of a list, one after the other.
struct ListContainer: UnkeyedDecodingContainer {
  private let nodes: [ContentNode]
  private let location: SourceLocation
  private(set) var currentIndex = 0

  init(nodes: [ContentNode], location: SourceLocation) {
    self.nodes = nodes
    self.location = location
  }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { nodes.count }
  var isAtEnd: Bool { currentIndex == nodes.count }

  mutating func decodeNil() throws -> Bool {
    guard try peek().decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try type.init(from: next())
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }

  private mutating func next() throws -> NodeDecoder {
    let decoder = try peek()
    currentIndex += 1
    return decoder
  }

  private func peek() throws -> NodeDecoder {
    guard currentIndex < nodes.count else {
      throw NodeDecodingError(message: "the list is too short", location: location)
    }
    return NodeDecoder(node: nodes[currentIndex])
  }
}
