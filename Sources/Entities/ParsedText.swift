/// A value that is written as text in content and has to have a certain form, such as a date.
public protocol ParsedText: LosslessStringConvertible, Codable, Hashable, Sendable {
  /// What is expected, as the end of a sentence: "a date such as 2026-01-31".
  static var expectation: String { get }
  /// A value of the right form.
  static var example: Self { get }
}

/// Who asks of what form a text is, rather than for a text; a decoder has it among its user info.
public final class TextFormRequest {
  /// Where it is among the user info.
  public static let key = CodingUserInfoKey(rawValue: "textForm")
  /// The form, as soon as it is known.
  public fileprivate(set) var form: (any ParsedText.Type)?

  /// Asks.
  public init() {}
}

extension ParsedText {
  /// Reads the value from its text, or takes the example where only the form is asked for.
  public init(from decoder: any Decoder) throws {
    if let key = TextFormRequest.key, let request = decoder.userInfo[key] as? TextFormRequest {
      request.form = Self.self
      self = Self.example
      return
    }
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
