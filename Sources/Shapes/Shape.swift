public import Entities

/// What a `Codable` type looks like once encoded: its keys and the kinds of their values.
public indirect enum Shape: Sendable {
  /// `true` or `false`.
  case boolean
  /// A whole number.
  case integer
  /// A number that may have a fraction.
  case number
  /// A `String`, or a type that is encoded as one.
  case text
  /// A URL that is resolved: text to everybody but a template.
  case link
  /// Text of a certain form.
  case parsed(any ParsedText.Type)
  /// One of these texts; never empty.
  case choice([String])
  /// Markup, which has no keys for anybody outside.
  case markup
  /// Any number of values of one shape.
  case list(Shape)
  /// A value of any kind; no type has this shape, it is said of content that nobody decodes.
  case anything
  /// Values of one shape under keys that are not known beforehand.
  case map(Shape)
  /// Fields in the order in which they are decoded: for synthesized `Codable` that of their declaration.
  case object([Field])
  /// A type inside itself, by its name; its shape is that of the object which encloses this one and is
  /// itself enclosed by `depth` objects.
  case recursion(String, depth: Int)

  /// A key of an object.
  public struct Field: Sendable {
    /// The key, as it is encoded.
    public let key: String
    /// What stands under it.
    public let shape: Shape
    /// Whether it may be missing.
    public let isOptional: Bool

    /// Describes a key.
    public init(key: String, shape: Shape, isOptional: Bool = false) {
      self.key = key
      self.shape = shape
      self.isOptional = isOptional
    }
  }

  /// Finds the shape of a type by letting it decode made-up values and watching what it asks for.
  ///
  /// Throws where the type refuses a made-up value: one that accepts only certain texts has to be a
  /// `ParsedText` or a `CaseIterable` enum.
  public static func of(_ type: any Decodable.Type) throws(UnknownShape) -> Shape {
    try of(type, from: Stock(.same))
  }

  static func of(_ type: any Decodable.Type, from stock: Stock) throws(UnknownShape) -> Shape {
    do {
      return try Probe(from: stock).probe(type).shape
    } catch let unknown as UnknownShape {
      throw unknown
    } catch {
      throw UnknownShape(type: "\(type)", path: [], reason: UnknownShape.reason(of: error))
    }
  }

  /// Whether something is true of made-up values of a type: full ones in which no two texts and numbers are the same, and one
  /// that is as empty as can be. Asked thoroughly, also of one in which all are the same, one with long texts, large numbers and
  /// several elements in each list, and one with short texts and numbers below zero. Not of a type that refuses one of them.
  public static func samples<Model: Decodable>(
    of type: Model.Type, isThorough: Bool = false, satisfy test: (Model) -> Bool
  ) -> Bool {
    let few = [Stock.Variety.numbered(1), .numbered(100), .empty]
    return (isThorough ? few + [.same, .long, .negative] : few).allSatisfy { variety in
      let isMinimal = if case .empty = variety { true } else { false }
      let probe = Probe(from: Stock(variety), isMinimal: isMinimal)
      guard let sample = try? probe.probe(type).value else { return false }
      return test(sample)
    }
  }
}
