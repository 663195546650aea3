import StoredValues

/// How the values of a view model lie in memory, as a graph: a type inside itself is the same node again.
struct Layout: Sendable {
  typealias ID = Int

  /// A field of an object in the order of its schema.
  struct Field: Sendable {
    /// How many bytes it lies behind the start of the object.
    let offset: Int
    let node: ID
  }

  enum Node: Sendable {
    /// A value without fields.
    case leaf(Reader)
    case object([Field])
    case list(any StoredList.Type, element: ID)
    case optional(any StoredOptional.Type, ID)
    /// A type that is encoded in its own way.
    case encoded(Reader.Encoded, Schema.ID)
    /// What has been encoded.
    case value
    /// A type that cannot be encoded, or is not known yet: it is not read.
    case unreadable
  }

  /// The number of `Node.value`.
  static let value: ID = 0

  let root: ID
  let nodes: [Node]

  /// The layout of what has been encoded already.
  static let encoded = Layout(root: value, nodes: [.value])

  /// The layout of a type that is encoded as a whole.
  static func encoding(_ type: Reader.Encoded, in schema: Schema) -> Layout {
    Layout(root: 1, nodes: [.value, .encoded(type, schema.root)])
  }

  /// What is in sight once a node has been reached: what may be missing as what is there, what is encoded as what comes of it,
  /// and a list as a list.
  func reached(from node: ID) -> ID {
    switch nodes[node] {
    case .optional(_, let wrapped): reached(from: wrapped)
    case .encoded: Self.value
    case .leaf, .object, .list, .value, .unreadable: node
    }
  }

  /// Where the fields of `path` lead to from a node: so many bytes further on there is something that `reader`
  /// reads; `node` is what a section over it brings in sight.
  func find(_ path: ArraySlice<Int>, from node: ID) -> (offset: Int, reader: Reader, node: ID) {
    switch nodes[node] {
    case .leaf(let reader): return (0, reader, node)
    case .list(let type, let element): return (0, .list(type), element)
    case .encoded(let type, let id): return (0, .encoded(type, id, path: Array(path)), Self.value)
    case .value: return (0, .value(path: Array(path)), Self.value)
    case .unreadable: return (0, .nothing, node)
    case .optional(let type, let wrapped):
      let found = find(path, from: wrapped)
      return (0, .optional(type, found.reader, offset: found.offset), found.node)
    case .object(let fields):
      guard let step = path.first else { return (0, .object, node) }
      let found = find(path.dropFirst(), from: fields[step].node)
      return (fields[step].offset + found.offset, found.reader, found.node)
    }
  }
}
