import Markup
import Shapes
import StoredValues

/// Finds out which types can be read where they lie: those that are encoded as their stored properties are.
///
/// To encode a page's model costs far more than to render it, most of it inside the standard library's containers: the page of
/// `make bench-templates` took 299 µs, 8.5 times that of one written by hand, and takes 58 µs when its model is read in place,
/// 1.7 times. So a model is compared once: made-up values of it, read where they lie,
/// have to be what its `encode(to:)` gives; where they are not, each struct in it is compared by itself. All other types, and all
/// structs that differ, are encoded each time. No memory is read as another type than it has, whatever a type does. What remains: an
/// `encode(to:)` written by hand that gives exactly the stored properties for all the made-up values and something else for others
/// is not noticed, and never called for a page. The documentation says so. All pages are made in the same way, whichever comes
/// first.
///
/// To ask whether a type conforms to a protocol is to search all conformances of the program once: 0.3 million instructions.
struct LayoutFinder {
  private let schema: Schema
  /// Whether a struct is taken for one that is encoded as its stored properties are, until all of it is compared.
  private let isTrusting: Bool
  /// Whether made-up values of all kinds are compared.
  private let isThorough: Bool
  private var nodes: [Layout.Node] = [.value]
  private var known: [Key: Layout.ID] = [:]

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let schema: Schema.ID
  }

  /// The type of a page's model.
  struct Model: Sendable {
    /// That it conforms is known where it is named; the runtime would have to search for it.
    let type: any (Codable & SendableMetatype).Type
    /// Whether it is one of Vipera's own, which are all encoded as the compiler would have it.
    var isOwn = false
  }

  static func layout(of model: Model, in schema: Schema) -> Layout {
    let believed = LayoutFinder(model, schema: schema, isTrusting: true).layout(of: model)
    return believed ?? LayoutFinder(model, schema: schema, isTrusting: false).layout(of: model)
      ?? .encoding(model.type, in: schema)
  }

  private init(_ model: Model, schema: Schema, isTrusting: Bool) {
    self.schema = schema
    self.isTrusting = isTrusting
    isThorough = !model.isOwn
  }

  private consuming func layout(of model: Model) -> Layout? {
    let root = node(for: model.type, as: schema.root)
    if isTrusting, !isEncoded(model.type, as: nodes[root], schema.root) { return nil }
    return Layout(root: root, nodes: nodes)
  }

  private mutating func node(for type: Any.Type, as id: Schema.ID) -> Layout.ID {
    let key = Key(type: ObjectIdentifier(type), schema: id)
    if let node = known[key] { return node }
    nodes.append(.unreadable)
    let node = nodes.count - 1
    known[key] = node
    nodes[node] = makeNode(for: type, as: id)
    return node
  }

  private mutating func makeNode(for type: Any.Type, as id: Schema.ID) -> Layout.Node {
    if let optional = StoredContainer.optional(type) {
      return .optional(optional, node(for: optional.wrapped, as: id))
    }
    switch schema[id] {
    case .boolean where type is Bool.Type: return .leaf(.boolean)
    case .text:
      if let reader = textReader(for: type) { return .leaf(reader) }
      if isPlainText(type, as: id) { return .leaf(.text) }
    case .markup: if let markup = type as? any MarkupValue.Type { return .leaf(.markup(markup)) }
    case .list(let element):
      if let list = StoredContainer.list(type) {
        return .list(list, element: node(for: list.element, as: element))
      }
    case .object(let fields): if let object = object(type, fields, as: id) { return object }
    case .boolean, .map, .unknown: break
    }
    return (type as? Reader.Encoded).map { .encoded($0, id) } ?? .unreadable
  }

  private func textReader(for type: Any.Type) -> Reader? {
    switch type {
    case is String.Type: .text
    case is Int.Type, is Int8.Type, is Int16.Type, is Int32.Type, is Int64.Type, is UInt.Type, is UInt8.Type,
      is UInt16.Type, is UInt32.Type, is UInt64.Type, is Double.Type, is Float.Type:
      (type as? any (LosslessStringConvertible & Sendable).Type).map(Reader.number)
    default: nil
    }
  }
}

extension LayoutFinder {
  /// Whether a struct holds one `String` and is encoded as that.
  private func isPlainText<Model>(_ type: Model.Type, as id: Schema.ID) -> Bool {
    guard let fields = StoredField.all(of: type), fields.count == 1, fields[0].type is String.Type,
      fields[0].offset == 0
    else { return false }
    return isBelieved(type, as: .leaf(.text), id)
  }

  /// A struct whose stored properties are named like its keys.
  private mutating func object<Model>(
    _ type: Model.Type, _ fields: [Schema.Field], as id: Schema.ID
  ) -> Layout.Node? {
    guard let stored = StoredField.all(of: type) else { return nil }
    var places: [Layout.Field] = []
    for field in fields {
      guard let property = stored.first(where: { $0.name == field.key }) else { return nil }
      places.append(Layout.Field(offset: property.offset, node: node(for: property.type, as: field.kind)))
    }
    return isBelieved(type, as: .object(places), id) ? .object(places) : nil
  }

  private func isBelieved(_ type: Any.Type, as node: Layout.Node, _ id: Schema.ID) -> Bool {
    if isTrusting { return true }
    guard let model = type as? any Codable.Type else { return false }
    return isEncoded(model, as: node, id)
  }

  /// Whether made-up values of a type are encoded as what is read where they lie.
  private func isEncoded<Model: Codable>(
    _ type: Model.Type, as node: Layout.Node, _ id: Schema.ID
  ) -> Bool {
    Shape.samples(of: type, isThorough: isThorough) { sample in
      guard let encoded = try? ValueEncoder.value(of: sample, in: schema, as: id) else { return false }
      return withUnsafePointer(to: sample) { value(of: node, at: UnsafeRawPointer($0)) } == encoded
    }
  }

  /// What is read from memory, as if it had been encoded.
  private func value(of node: Layout.Node, at pointer: UnsafeRawPointer) -> Value {
    switch node {
    case .leaf(.text): return .text(pointer.assumingMemoryBound(to: String.self).pointee)
    case .leaf(.boolean): return .boolean(pointer.assumingMemoryBound(to: Bool.self).pointee)
    case .leaf(.number(let type)): return .text(Reader.text(of: type, at: pointer))
    case .leaf(.markup(let type)): return .markup(Reader.markup(of: type, at: pointer))
    case .leaf, .value, .unreadable: return .absent
    case .object(let fields):
      return .object(fields.map { value(of: nodes[$0.node], at: pointer + $0.offset) })
    case .list(let type, let element):
      var elements: [Value] = []
      type.visit(at: pointer) { list in
        elements = (0..<list.count).map { value(of: nodes[element], at: list[$0]) }
      }
      return .list(elements)
    case .optional(let type, let wrapped):
      var found = Value.absent
      _ = type.unwrap(at: pointer) { found = value(of: nodes[wrapped], at: $0) }
      return found
    case .encoded(let type, let id):
      return (try? Reader.encode(type, at: pointer, in: schema, as: id)) ?? .absent
    }
  }
}
