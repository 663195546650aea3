import Entities
import Markup

/// Types whose shape is known without asking them, each with a value to stand in for all.
enum KnownValue {
  /// What the standard library has for a single value.
  static func plain<Value>(_ type: Value.Type, from stock: Stock) -> (value: Value, shape: Shape)? {
    let (any, shape): (any Sendable, Shape)
    switch type {
    case is String.Type: (any, shape) = (stock.text(), .text)
    case is Bool.Type: (any, shape) = (stock.boolean(), .boolean)
    case is Int.Type: (any, shape) = (stock.number(), .integer)
    case is Double.Type: (any, shape) = (Double(stock.number()), .number)
    case is Float.Type: (any, shape) = (Float(stock.number()), .number)
    case is Int8.Type: (any, shape) = (Int8(truncatingIfNeeded: stock.number()), .integer)
    case is Int16.Type: (any, shape) = (Int16(truncatingIfNeeded: stock.number()), .integer)
    case is Int32.Type: (any, shape) = (Int32(truncatingIfNeeded: stock.number()), .integer)
    case is Int64.Type: (any, shape) = (Int64(truncatingIfNeeded: stock.number()), .integer)
    case is UInt.Type: (any, shape) = (UInt(truncatingIfNeeded: stock.number()), .integer)
    case is UInt8.Type: (any, shape) = (UInt8(truncatingIfNeeded: stock.number()), .integer)
    case is UInt16.Type: (any, shape) = (UInt16(truncatingIfNeeded: stock.number()), .integer)
    case is UInt32.Type: (any, shape) = (UInt32(truncatingIfNeeded: stock.number()), .integer)
    case is UInt64.Type: (any, shape) = (UInt64(truncatingIfNeeded: stock.number()), .integer)
    default: return nil
    }
    return (any as? Value).map { ($0, shape) }
  }

  /// What a type says of itself by a protocol. Most are choices, so that is asked first.
  static func declared<Value>(_ type: Value.Type) -> (value: Value, shape: Shape)? {
    if let type = type as? any CaseIterable.Type, let (any, shape) = choice(type), let value = any as? Value {
      return (value, shape)
    }
    let known: (any Sendable, Shape)? =
      switch type {
      case let type as any ParsedText.Type: (type.example, .parsed(type))
      case let type as any MarkupValue.Type: (type.init(), .markup)
      default: nil
      }
    guard let (any, shape) = known, let value = any as? Value else { return nil }
    return (value, shape)
  }

  /// The cases of a type, if all of them are texts. It is asked case by case: to ask the type whether it is represented by
  /// `String` takes the runtime five times as long.
  private static func choice<Choice: CaseIterable>(_ type: Choice.Type) -> (Choice, Shape)? {
    guard let first = Choice.allCases.first else { return nil }
    let texts = Choice.allCases.map { ($0 as? any RawRepresentable)?.rawValue as? String }
    guard texts.allSatisfy({ $0 != nil }) else { return nil }
    return (first, .choice(texts.compactMap(\.self)))
  }
}
