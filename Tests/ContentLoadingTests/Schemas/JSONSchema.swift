import Foundation

/// The part of JSON Schema that Vipera writes, to hold values to it: types, keys, enumerations, references and alternatives.
struct JSONSchema {
  struct Broken: Error {}

  let root: [String: Any]

  init(_ data: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw Broken() }
    self.root = root
  }

  /// What is wrong with a value, by the way to it.
  func faults(in value: Any) throws -> [String] {
    try faults(in: value, root, at: "")
  }

  private func faults(in value: Any, _ schema: [String: Any], at place: String) throws -> [String] {
    if let reference = schema["$ref"] as? String {
      return try faults(in: value, target(of: reference), at: place)
    }
    if let forms = schema["anyOf"] as? [[String: Any]] {
      return try forms.contains { try faults(in: value, $0, at: place).isEmpty }
        ? [] : ["\(place) fits no form"]
    }
    if let words = schema["enum"] as? [String] {
      return words.contains { $0 == value as? String } ? [] : ["\(place) is none of its words"]
    }
    switch schema["type"] as? String {
    case "object": return try keys(of: value, schema, at: place)
    case "array":
      guard let list = value as? [Any], let element = schema["items"] as? [String: Any] else {
        return ["\(place) is no array"]
      }
      return try list.enumerated().flatMap { try faults(in: $1, element, at: "\(place)/\($0)") }
    case "string": return value is String ? [] : ["\(place) is no string"]
    case "boolean": return value is Bool ? [] : ["\(place) is no boolean"]
    case "integer": return value is Int ? [] : ["\(place) is no integer"]
    case "number": return value is Double || value is Int ? [] : ["\(place) is no number"]
    case nil: return schema.isEmpty ? [] : ["\(place) has a schema of an unknown kind"]
    default: throw Broken()
    }
  }

  private func keys(of value: Any, _ schema: [String: Any], at place: String) throws -> [String] {
    guard let object = value as? [String: Any] else { return ["\(place) is no object"] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var faults = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      .map { "\(place)/\($0) is missing" }
    for (key, member) in object.sorted(by: { $0.key < $1.key }) {
      if let property = properties[key] ?? schema["additionalProperties"] as? [String: Any] {
        faults += try self.faults(in: member, property, at: "\(place)/\(key)")
      } else {
        faults.append("\(place)/\(key) is unknown")
      }
    }
    return faults
  }

  /// The schema that a reference within the document leads to.
  private func target(of reference: String) throws -> [String: Any] {
    var found: Any = root
    for step in reference.dropFirst(2).split(separator: "/") {
      if let list = found as? [Any], let index = Int(step), list.indices.contains(index) {
        found = list[index]
      } else if let next = (found as? [String: Any])?[String(step)] {
        found = next
      } else {
        throw Broken()
      }
    }
    guard let schema = found as? [String: Any] else { throw Broken() }
    return schema
  }
}
