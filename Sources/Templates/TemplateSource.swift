/// A template as it was read, not parsed yet.
public struct TemplateSource: Sendable {
  /// What other templates call it: its path below `Templates/` without the ending, such as `partials/head`.
  public let name: String
  /// Where diagnostics say it stands, such as `Templates/partials/head.mustache`.
  public let path: String
  /// Its text in UTF-8.
  public let bytes: [UInt8]

  /// Takes a template's text.
  public init(name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    self.bytes = bytes
  }
}
