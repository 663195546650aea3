/// Finished markup. Whoever makes one vouches that it is polyglot HTML.
public struct HTML: MarkupValue, Hashable {
  /// The markup in UTF-8.
  public let bytes: [UInt8]

  /// Makes empty markup.
  public init() {
    bytes = []
  }

  /// Vouches that `bytes`, in UTF-8, are polyglot HTML.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Vouches that `text` is polyglot HTML.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Appends the markup as it is.
  public func write(to writer: inout MarkupWriter) {
    writer.write(bytes)
  }
}

extension HTML: CustomStringConvertible {
  /// The markup as text.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
