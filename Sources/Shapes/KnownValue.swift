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
    case is Double.Type: (any, shape) = (stock.fraction(), .number)
    case is Float.Type: (any, shape) = (Float(stock.fraction()), .number)
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

  /// The form of a type that is decoded from a text, if it tells by a protocol.
  static func text<Value>(_ type: Value.Type) -> (value: Value, shape: Shape)? {
    let known: (Any, Shape)? =
      switch type {
      case let type as any CaseIterable.Type: choice(type)
      case let type as any ParsedText.Type: (type.example, .parsed(type))
      default: nil
      }
    guard let (any, shape) = known, let value = any as? Value else { return nil }
    return (value, shape)
  }

  /// A type that is decoded from nothing, if it is markup.
  static func markup<Value>(_ type: Value.Type) -> (value: Value, shape: Shape)? {
    guard let markup = type as? any MarkupValue.Type, let value = markup.init() as? Value else { return nil }
    return (value, .markup)
  }

  /// The cases of a type, if all of them are texts. They are asked one by one, for the runtime takes longer to find out
  /// whether their type is represented by `String`.
  private static func choice<Choice: CaseIterable>(_ type: Choice.Type) -> (Any, Shape)? {
    let cases = Choice.allCases as? [Choice] ?? Array(Choice.allCases)
    guard let first = cases.first else { return nil }
    let texts = cases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    return texts.count == cases.count ? (first, .choice(texts)) : nil
  }
}
