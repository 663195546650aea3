/// A value that is written as text in content and has to have a certain form, such as a date.
public protocol ParsedText: LosslessStringConvertible, Codable, Hashable, Sendable {
  /// What is expected, as the end of a sentence: "a date such as 2026-01-31".
  static var expectation: String { get }
  /// A value of the right form.
  static var example: Self { get }
}

extension ParsedText {
  /// Reads the value from its text.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "expected \(Self.expectation)"))
    }
    self = value
  }

  /// Writes the value as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
