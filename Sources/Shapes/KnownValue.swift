import Entities
import Markup

/// Types whose shape is known without asking them, each with a value to stand in for all.
enum KnownValue {
  static func of<Value>(_ type: Value.Type) -> (value: Value, shape: Shape)? {
    guard let (any, shape) = any(type), let value = any as? Value else { return nil }
    return (value, shape)
  }

  private static func any(_ type: Any.Type) -> (any Sendable, Shape)? {
    switch type {
    case is Bool.Type: (false, .boolean)
    case is String.Type: ("text", .text)
    case let type as any (FixedWidthInteger & Sendable).Type: (integer(type), .integer)
    case is Double.Type: (Double.zero, .number)
    case is Float.Type: (Float.zero, .number)
    case let type as any ParsedText.Type: (type.example, .parsed(type))
    case let type as any MarkupValue.Type: (type.init(), .markup)
    case let type as any (CaseIterable & RawRepresentable<String> & Sendable).Type: choice(type)
    default: nil
    }
  }

  private static func integer<Number: FixedWidthInteger & Sendable>(_ type: Number.Type) -> any Sendable {
    Number.zero
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ type: Choice.Type
  ) -> (any Sendable, Shape)? {
    guard let first = Choice.allCases.first else { return nil }
    return (first, .choice(Choice.allCases.map(\.rawValue)))
  }
}
