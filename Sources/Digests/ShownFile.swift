/// A file whose text a value shows without holding it: who sums up the value is told of it.
public struct ShownFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// Names the file.
  public init(_ path: String) {
    self.path = path
  }
}

extension ShownFile: Encodable {
  /// Writes the path, and says that the file is shown; who does not sum up does not listen.
  public func encode(to encoder: any Encoder) throws {
    (encoder as? DigestEncoder)?.shared.texts.append(path)
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }
}
