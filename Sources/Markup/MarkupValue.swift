/// A value that is markup: a template writes it as it is, where every other value is escaped.
public protocol MarkupValue: Codable, Sendable {
  /// Makes empty markup.
  init()

  /// Appends the value as polyglot HTML: HTML5 that is well-formed XML too.
  func write(to writer: inout MarkupWriter)
}

extension MarkupValue {
  /// Makes empty markup: markup cannot be read back.
  public init(from decoder: any Decoder) throws {
    self.init()
  }

  /// Writes the markup as one string.
  public func encode(to encoder: any Encoder) throws {
    var writer = MarkupWriter()
    write(to: &writer)
    var container = encoder.singleValueContainer()
    try container.encode(String(decoding: writer.bytes, as: UTF8.self))
  }
}
