import Entities
import Markup

/// A decoder that answers every question with a made-up value and remembers the question.
final class Probe: Decoder {
  /// What a value turned out to be.
  private enum Sighting {
    case nothing
    case known(Shape)
    case list(element: Probe?)
    case object([(key: String, value: Probe, isOptional: Bool)])
  }

  let codingPath: [any CodingKey]
  /// In a minimal probe whatever may be missing is missing, so that a type inside itself comes to an end.
  let isMinimal: Bool
  /// The types that are being decoded, outermost first, each with the number of objects around it.
  private let enclosing: [(type: any Decodable.Type, depth: Int)]
  /// How many objects are around the value.
  private let depth: Int
  private let stock: Stock
  /// The only key that it has, whatever it is called, if it is asked what a map holds.
  let anyKey: String?
  private let formRequest = TextFormRequest()
  private var sighting = Sighting.nothing
  /// Only what does not know its keys beforehand asks for all of them: a dictionary.
  private var isAskedForAllKeys = false
  /// Only what may be missing asks whether it is.
  private(set) var isAskedForNothing = false

  convenience init(from stock: Stock, isMinimal: Bool = false) {
    self.init(path: [], enclosing: [], depth: 0, isMinimal: isMinimal, anyKey: nil, stock: stock)
  }

  private init(
    path: [any CodingKey], enclosing: [(type: any Decodable.Type, depth: Int)], depth: Int, isMinimal: Bool,
    anyKey: String?, stock: Stock
  ) {
    codingPath = path
    self.enclosing = enclosing
    self.depth = depth
    self.isMinimal = isMinimal
    self.anyKey = anyKey
    self.stock = stock
  }

  var userInfo: [CodingUserInfoKey: Any] {
    TextFormRequest.key.map { [$0: formRequest] } ?? [:]
  }

  /// How many elements it has, if it is a list.
  var elementCount: Int { isMinimal ? 0 : stock.elementCount }

  var shape: Shape {
    switch sighting {
    case .nothing: .object([])
    case .known(let shape): shape
    case .list(let element): .list(element?.shape ?? .object([]))
    case .object(let fields):
      .object(fields.map { Shape.Field(key: $0.key, shape: $0.value.shape, isOptional: $0.isOptional) })
    }
  }

  /// A probe for what stands under a key.
  func child(at key: any CodingKey) -> Probe {
    if anyKey != nil { return element() }
    return Probe(
      path: codingPath + [key], enclosing: enclosing, depth: depth + 1, isMinimal: isMinimal, anyKey: nil,
      stock: stock)
  }

  /// A probe for an element of a list or map.
  func element() -> Probe {
    Probe(
      path: codingPath, enclosing: enclosing, depth: depth, isMinimal: isMinimal, anyKey: nil, stock: stock)
  }

  /// A probe for the fields of a type that is decoded as a whole by this one.
  private func asker(for type: any Decodable.Type, isMinimal: Bool, anyKey: String? = nil) -> Probe {
    Probe(
      path: codingPath, enclosing: isMinimal ? [(type, depth)] : enclosing + [(type, depth)], depth: depth,
      isMinimal: isMinimal, anyKey: anyKey, stock: stock)
  }

  func notice(_ shape: Shape) {
    if case .nothing = sighting { sighting = .known(shape) }
  }

  /// The first element stands for all.
  func noticeElement(_ element: Probe?) {
    switch sighting {
    case .nothing, .list(element: nil): sighting = .list(element: element)
    default: break
    }
  }

  func noticeAllKeys() { isAskedForAllKeys = true }

  func noticeMissing() { isAskedForNothing = true }

  func noticeObject() {
    if case .nothing = sighting { sighting = .object([]) }
  }

  /// The first question about a key counts.
  func noticeField(_ key: String, _ value: Probe, isOptional: Bool) {
    guard case .object(var fields) = sighting, !fields.contains(where: { $0.key == key }) else { return }
    fields.append((key, value, isOptional))
    sighting = .object(fields)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    noticeObject()
    return KeyedDecodingContainer(ObjectProbe<Key>(probe: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    noticeElement(nil)
    return ListProbe(probe: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    ValueProbe(probe: self)
  }
}

extension Probe {
  /// Makes up a value of the type and notices its shape.
  ///
  /// To ask the runtime whether a type conforms to a protocol is to search all conformances of the program, at 0.35 million
  /// instructions a question. So a type is asked to decode itself first, and tells by what it asks for what it is.
  func probe<Value: Decodable>(_ type: Value.Type) throws -> (value: Value, shape: Shape) {
    if let (value, shape) = KnownValue.plain(type, from: stock) {
      notice(shape)
      return (value, shape)
    }
    if !isMinimal, let known = stock.finding(of: type), let value = known.value as? Value {
      isAskedForNothing = known.isAskedForNothing
      notice(known.shape)
      return (value, known.shape)
    }
    let found = try find(type)
    if !isMinimal {
      stock.keep(
        ShapeFinding(value: found.value, shape: found.shape, isAskedForNothing: isAskedForNothing), of: type)
    }
    return found
  }

  /// Has the type decode itself.
  private func find<Value: Decodable>(_ type: Value.Type) throws -> (value: Value, shape: Shape) {
    if let refusal = ForeignType.refusal(of: type) {
      throw unknown(type, reason: refusal.reason, hint: refusal.hint)
    }
    let outer = enclosing.first { $0.type == type }.flatMap { type is any Wrapping.Type ? nil : $0 }
    if let outer {
      guard !isMinimal else { throw unknown(type, reason: "it contains itself without end") }
      notice(.recursion("\(type)", depth: outer.depth))
    }
    let asker = asker(for: type, isMinimal: isMinimal || outer != nil)
    let answer = Result { try Value(from: asker) }
    isAskedForNothing = asker.isAskedForNothing
    if let form = asker.formRequest.form { asker.notice(.parsed(form)) }
    if asker.isAskedForAllKeys, !asker.isMinimal, let values = try shapeOfValues(in: type) {
      notice(.map(values))
    } else if let (value, shape) = asker.declared(type) {
      notice(shape)
      return (value, shape)
    }
    do {
      let value = try answer.get()
      notice(asker.isAskedForText && type is any ResolvedURL.Type ? .link : asker.shape)
      return (value, shape)
    } catch let error as UnknownShape {
      throw error
    } catch {
      if let found = try dictionary(type) { return found }
      throw unknown(
        type, reason: UnknownShape.reason(of: error),
        hint: UnknownShape.hint(for: type, isAskedForAllKeys: asker.isAskedForAllKeys))
    }
  }

  /// A dictionary whose keys are neither texts nor numbers: it is decoded as a list of keys and values in turn, and refuses one
  /// element.
  private func dictionary<Value>(_ type: Value.Type) throws -> (value: Value, shape: Shape)? {
    guard let dictionary = type as? any AnyDictionary.Type, let value = dictionary.empty as? Value,
      let values = dictionary.valueType as? any Decodable.Type
    else { return nil }
    notice(.map(try element().probe(values).shape))
    return (value, shape)
  }

  /// What stands under the keys of a type that takes any key, such as a dictionary. The key that it is given is a text and a
  /// number.
  private func shapeOfValues<Map: Decodable>(in type: Map.Type) throws -> Shape? {
    let asker = asker(for: type, isMinimal: false, anyKey: "1")
    do {
      _ = try Map(from: asker)
    } catch let error as UnknownShape {
      throw error
    } catch {
      return nil
    }
    guard case .object(let fields) = asker.sighting, fields.count == 1, fields[0].key == asker.anyKey else {
      return nil
    }
    return fields[0].value.shape
  }

  private var isAskedForText: Bool {
    if case .known(.text) = sighting { true } else { false }
  }

  /// What a type that wanted a text, or nothing at all, says of itself by a protocol.
  private func declared<Value>(_ type: Value.Type) -> (value: Value, shape: Shape)? {
    if isAskedForText { return KnownValue.text(type) }
    guard case .nothing = sighting else { return nil }
    return KnownValue.markup(type)
  }

  private func unknown(_ type: any Decodable.Type, reason: String, hint: String? = nil) -> UnknownShape {
    UnknownShape(type: "\(type)", path: codingPath.map(\.stringValue), reason: reason, hint: hint)
  }
}

/// Types that hold others and are never recursive by themselves.
private protocol Wrapping {}
extension Array: Wrapping {}
extension Set: Wrapping {}
extension Optional: Wrapping {}
