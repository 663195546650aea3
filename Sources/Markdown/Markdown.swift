public import Diagnostics
public import Markup

public struct MarkdownDocument: Sendable, Hashable {
  public init(path: String, bytes: [UInt8], start: Int = 0) {
    self.path = path
    self.bytes = bytes
    self.start = start
  }
  public let path: String
  let bytes: [UInt8]
  let start: Int
  public struct Heading: Sendable, Hashable {
    public let level: Int
    public let id: String
    public let text: String
  }
  public struct Reference: Sendable, Hashable {
    public let destination: String
    public let isImage: Bool
    public let isAutolink: Bool
    public let offset: Int
  }
  public var headings: [Heading] { [] }
  public var references: [Reference] { [] }
  public func location(of offset: Int) -> SourceLocation { .init(file: path) }
  public var excerpt: String? { nil }
  public var wordCount: Int { 0 }
  public static func excerpt(path: String, bytes: [UInt8], start: Int) -> String? { nil }
}
public enum Resolution: Sendable {
  case href(String)
  case fault(rule: String, message: String, hint: String?)
}
public struct RichText: MarkupValue, Hashable {
  public init() {}
  public init(
    _ document: MarkdownDocument, basePath: String, resolve: (MarkdownDocument.Reference) -> Resolution
  ) {}
  public func write(to writer: inout MarkupWriter) {}
}
