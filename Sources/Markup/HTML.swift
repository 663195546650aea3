public import Diagnostics

/// Finished markup. Whoever makes one vouches that it is polyglot HTML.
public struct HTML: MarkupValue, Hashable {
  /// The markup in UTF-8.
  public let bytes: [UInt8]
  /// What was found wrong while it was made: whoever writes it tells of it.
  public private(set) var faults: [Diagnostic] = []

  /// What of the texts that were included in it may be there once on a page.
  public private(set) var included = Numbering()

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

  /// Takes what was written as finished, with the faults that were found on the way.
  public init(_ writer: consuming MarkupWriter) {
    bytes = writer.bytes
    faults = writer.faults
    included = writer.included
  }

  /// Appends the markup as it is, and reports its faults.
  public func write(to writer: inout MarkupWriter) {
    writer.write(bytes)
    for fault in faults { writer.report(fault) }
    writer.include(included)
  }
}

extension HTML: CustomStringConvertible {
  /// The markup as text.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
