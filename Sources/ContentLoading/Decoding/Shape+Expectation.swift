import Diagnostics
import Entities
import Shapes

extension Shape {
  /// What is expected, as the end of a sentence.
  var expectation: String {
    switch self {
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .text, .link: "text"
    case .parsed(let type): type.expectation
    case .choice(let choices): choices.map { "\"\($0)\"" }.joined(separator: " or ")
    case .markup: "nothing"
    case .anything: "anything"
    case .list: "a list"
    case .map, .object, .recursion: "keys and values"
    }
  }

  /// Whether it is an object that may have a key.
  func hasField(_ key: String) -> Bool {
    guard case .object(let fields) = self else { return false }
    return fields.contains { $0.key == key }
  }

  /// The shape of an object that may have more keys.
  func adding(_ more: [Field]) -> Shape {
    guard case .object(let fields) = self else { return self }
    return .object(fields + more)
  }

  /// The shape of an object with another one under one of its keys.
  func changing(_ key: String, by change: (Shape) -> Shape) -> Shape {
    guard case .object(let fields) = self else { return self }
    return .object(
      fields.map { field in
        guard field.key == key else { return field }
        return Field(key: key, shape: change(field.shape), isOptional: field.isOptional)
      })
  }

  /// The shape of an object that need not have any key.
  var requiringNothing: Shape {
    guard case .object(let fields) = self else { return self }
    return .object(fields.map { Field(key: $0.key, shape: $0.shape, isOptional: true) })
  }

  /// The shape of an object without freedom about one of its keys.
  func requiring(_ key: String) -> Shape {
    guard case .object(let fields) = self else { return self }
    return .object(fields.map { $0.key == key ? Field(key: key, shape: $0.shape) : $0 })
  }
}

extension Diagnostic {
  /// Says that a key is missing in what starts at `location`.
  static func missingKey(_ key: String, _ shape: Shape, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: "content/missing-key", "the key \"\(key)\" is missing", at: location,
      hint: "\"\(key)\" is \(shape.expectation)")
  }
}
