import Entities
import Markup

/// Types whose shape is known without asking them, each with a value to stand in for all.
enum KnownValue {
  static func of<Value>(_ type: Value.Type, from stock: Stock) -> (value: Value, shape: Shape)? {
    guard let (any, shape) = any(type, from: stock), let value = any as? Value else { return nil }
    return (value, shape)
  }

  private static func any(_ type: Any.Type, from stock: Stock) -> (any Sendable, Shape)? {
    switch type {
    case is Bool.Type: (stock.boolean(), .boolean)
    case is String.Type: (stock.text(), .text)
    case let type as any (FixedWidthInteger & Sendable).Type: (integer(type, from: stock), .integer)
    case is Double.Type: (Double(stock.number()), .number)
    case is Float.Type: (Float(stock.number()), .number)
    case let type as any ParsedText.Type: (type.example, .parsed(type))
    case let type as any MarkupValue.Type: (type.init(), .markup)
    case let type as any (CaseIterable & RawRepresentable<String> & Sendable).Type: choice(type)
    default: nil
    }
  }

  private static func integer<Number: FixedWidthInteger & Sendable>(
    _ type: Number.Type, from stock: Stock
  ) -> any Sendable {
    Number(truncatingIfNeeded: stock.number())
  }

  private static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ type: Choice.Type
  ) -> (any Sendable, Shape)? {
    guard let first = Choice.allCases.first else { return nil }
    return (first, .choice(Choice.allCases.map(\.rawValue)))
  }
}
