/// A value that is markup: a template writes it as it is, where every other value is escaped.
public protocol MarkupValue: Codable, Sendable {
  /// Makes empty markup.
  init()

  /// Appends the value as polyglot HTML: HTML5 that is well-formed XML too.
  func write(to writer: inout MarkupWriter)
}
