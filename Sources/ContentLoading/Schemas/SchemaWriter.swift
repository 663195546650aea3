import Entities
import Shapes

/// Writes shapes as JSON Schema (draft 2020-12), for editors that complete and check what is typed.
struct SchemaWriter {
  /// Where values may be written shorter than their shapes say: the shorter forms by the keys that lead there, with points
  /// between them; `*` stands for any key, `[]` for the elements of a list.
  let shortForms: [String: [JSONValue]]
  /// The places of the objects around the value, outermost first, for types inside themselves.
  private var objects: [String] = []

  init(shortForms: [String: [JSONValue]] = [:]) {
    self.shortForms = shortForms
  }

  /// A document that is a schema of its own.
  mutating func document(_ shape: Shape, title: String, listed: Bool = false) -> String {
    let head: [(key: String, value: JSONValue)] = [
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")), ("title", .text(title)),
    ]
    if listed {
      let entry = members(of: shape, at: "#/$defs/entry", keys: [])
      let reference = JSONValue.object([("$ref", .text("#/$defs/entry"))])
      let list = JSONValue.object([("type", .text("array")), ("items", reference)])
      return JSONValue.object(
        head + [("anyOf", .list([reference, list])), ("$defs", .object([("entry", .object(entry))]))]
      ).document
    }
    return JSONValue.object(head + members(of: shape, at: "#", keys: [])).document
  }

  /// The schema of a value; `place` is where it stands in the document, and `keys` lead to the value.
  private mutating func schema(of shape: Shape, at place: String, keys: [String]) -> JSONValue {
    let forms = shortForms[keys.joined(separator: ".")] ?? []
    let long = JSONValue.object(members(of: shape, at: place, keys: keys, isWrapped: !forms.isEmpty))
    return forms.isEmpty ? long : .object([("anyOf", .list(forms + [long]))])
  }

  private mutating func members(
    of shape: Shape, at place: String, keys: [String], isWrapped: Bool = false
  ) -> [(key: String, value: JSONValue)] {
    let forms = shortForms[keys.joined(separator: ".")]?.count ?? 0
    let inner = isWrapped ? "\(place)/anyOf/\(forms)" : place
    switch shape {
    case .boolean: return [("type", .text("boolean"))]
    case .integer: return [("type", .text("integer"))]
    case .number: return [("type", .text("number"))]
    case .text, .link: return [("type", .text("string"))]
    case .parsed(let type):
      return [
        ("type", .text("string")), ("description", .text(type.expectation)),
        ("examples", .list([.text(type.example.description)])),
      ]
    case .choice(let choices): return [("enum", .list(choices.map { .text($0) }))]
    case .markup: return [("not", .object([]))]
    case .anything: return []
    case .list(let element):
      return [
        ("type", .text("array")),
        ("items", schema(of: element, at: "\(inner)/items", keys: keys + ["[]"])),
      ]
    case .map(let element):
      let place = "\(inner)/additionalProperties"
      return [
        ("type", .text("object")),
        ("additionalProperties", schema(of: element, at: place, keys: keys + ["*"])),
      ]
    case .object(let fields):
      objects.append(place)
      defer { objects.removeLast() }
      return object(fields, at: inner, keys: keys)
    case .recursion(_, let depth):
      guard objects.indices.contains(depth) else { return [] }
      return [("$ref", .text(objects[depth]))]
    }
  }

  private mutating func object(
    _ fields: [Shape.Field], at place: String, keys: [String]
  ) -> [(key: String, value: JSONValue)] {
    var properties: [(key: String, value: JSONValue)] = []
    for field in fields where !properties.contains(where: { $0.key == field.key }) {
      let escaped = field.key.replacing("~", with: "~0").replacing("/", with: "~1").replacing(
        "%", with: "%25")
      properties.append(
        (
          field.key,
          schema(of: field.shape, at: "\(place)/properties/\(escaped)", keys: keys + [field.key])
        ))
    }
    let required = fields.filter { !$0.isOptional }.map { JSONValue.text($0.key) }
    return [("type", .text("object")), ("properties", .object(properties))]
      + (required.isEmpty ? [] : [("required", .list(required))])
      + [("additionalProperties", .boolean(false))]
  }
}
