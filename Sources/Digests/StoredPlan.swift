internal import StoredValues

/// How the values of a type are added to a summary where they lie in memory.
///
/// A struct is added by its stored properties: they decide what it encodes. What has other parts than structs, lists, optionals,
/// texts and numbers is encoded.
struct StoredPlan: Sendable {
  private typealias ID = Int

  private enum Node: Sendable {
    case text
    case optionalText
    case shownFile
    /// A number or a truth value of so many bytes.
    case number(bytes: Int)
    /// A struct, by its part of all fields.
    case object(Range<Int>)
    case list(any StoredList.Type, element: ID)
    case optional(any StoredOptional.Type, ID)
    case encoded(any (Encodable & SendableMetatype).Type)
  }

  private struct Field: Sendable {
    let offset: Int
    let node: ID
  }

  private var nodes: [Node] = []
  private var fields: [Field] = []
  private var root: Node
  /// The nodes of types, while the plan is made; nothing for a type in the middle of itself.
  private var known: [ObjectIdentifier: ID?] = [:]

  /// Finds out what a type is made of.
  init(of type: any (Encodable & SendableMetatype).Type) {
    root = .encoded(type)
    if let stored = stored(type) { root = stored }
    known = [:]
  }

  /// Adds the value at `pointer`, of the type that the plan was made for.
  func add(_ pointer: UnsafeRawPointer, to mixer: SharedMixer) throws {
    try add(pointer, as: root, to: mixer)
  }
}

extension StoredPlan {
  private func add(_ pointer: UnsafeRawPointer, as node: Node, to mixer: SharedMixer) throws {
    switch node {
    case .text: mixer.mixer.add(pointer.assumingMemoryBound(to: String.self).pointee)
    case .number(let count): mixer.mixer.add(Self.number(at: pointer, bytes: count))
    case .object(let range): try add(pointer, by: range, to: mixer)
    case .shownFile:
      let path = pointer.assumingMemoryBound(to: ShownFile.self).pointee.path
      mixer.texts.append(path)
      mixer.mixer.add(path)
    case .encoded(let type): try Self.encode(type, at: pointer, to: mixer)
    case .optionalText:
      let text = pointer.assumingMemoryBound(to: String?.self).pointee
      mixer.add(text != nil)
      if let text { mixer.mixer.add(text) }
    case .optional(let type, let wrapped):
      var result = Result<Void, any Error>.success(())
      let isThere = type.unwrap(at: pointer) { start in
        mixer.add(true)
        result = Result { try add(start, as: nodes[wrapped], to: mixer) }
      }
      if !isThere { mixer.add(false) }
      try result.get()
    case .list(let type, let element):
      // How many there are stands before them, so that none can pass to another list.
      var result: Result<Void, any Error>?
      type.visit(at: pointer) { elements in
        mixer.mixer.add(UInt64(elements.count))
        result = Result {
          for index in 0..<elements.count { try add(elements[index], as: nodes[element], to: mixer) }
        }
      }
      if result == nil { mixer.mixer.add(0 as UInt64) }
      try result?.get()
    }
  }

  private func add(_ pointer: UnsafeRawPointer, by range: Range<Int>, to mixer: SharedMixer) throws {
    for index in range { try add(pointer + fields[index].offset, as: nodes[fields[index].node], to: mixer) }
  }

  private static func number(at pointer: UnsafeRawPointer, bytes count: Int) -> UInt64 {
    switch count {
    case 1: UInt64(pointer.load(as: UInt8.self))
    case 2: UInt64(pointer.load(as: UInt16.self))
    case 4: UInt64(pointer.load(as: UInt32.self))
    default: pointer.load(as: UInt64.self)
    }
  }

  private static func encode<Value: Encodable>(
    _ type: Value.Type, at pointer: UnsafeRawPointer, to mixer: SharedMixer
  ) throws {
    try mixer.add(encoding: pointer.assumingMemoryBound(to: type).pointee)
  }
}

extension StoredPlan {
  /// The node of a type; nothing for one that can be neither read nor encoded.
  private mutating func node(for type: Any.Type) -> ID? {
    let key = ObjectIdentifier(type)
    if let node = known[key] { return node ?? encoding(of: type).map { add($0) } }
    known[key] = .some(nil)
    let node = (stored(type) ?? encoding(of: type)).map { add($0) }
    known[key] = node
    return node
  }

  private mutating func add(_ node: Node) -> ID {
    nodes.append(node)
    return nodes.count - 1
  }

  private func encoding(of type: Any.Type) -> Node? {
    (type as? any (Encodable & SendableMetatype).Type).map(Node.encoded)
  }

  private mutating func stored(_ type: Any.Type) -> Node? {
    if type is String.Type { return .text }
    if type is String?.Type { return .optionalText }
    if type is ShownFile.Type { return .shownFile }
    if let number = Self.number(type) { return number }
    if let optional = StoredContainer.optional(type) {
      return node(for: optional.wrapped).map { .optional(optional, $0) }
    }
    if let list = StoredContainer.list(type) {
      return node(for: list.element).map { .list(list, element: $0) }
    }
    return object(type)
  }

  private static func number(_ type: Any.Type) -> Node? {
    switch type {
    case is Bool.Type, is Int8.Type, is UInt8.Type: .number(bytes: 1)
    case is Int16.Type, is UInt16.Type: .number(bytes: 2)
    case is Int32.Type, is UInt32.Type, is Float.Type: .number(bytes: 4)
    case is Int.Type, is UInt.Type, is Int64.Type, is UInt64.Type, is Double.Type: .number(bytes: 8)
    default: nil
    }
  }

  private mutating func object<Value>(_ type: Value.Type) -> Node? {
    guard let stored = StoredField.all(of: type) else { return nil }
    var own: [Field] = []
    for field in stored {
      guard let node = node(for: field.type) else { return nil }
      own.append(Field(offset: field.offset, node: node))
    }
    fields += own
    return .object((fields.count - own.count)..<fields.count)
  }
}
