public import Diagnostics
public import Markup

public struct TemplateSource: Sendable {
  public let name: String
  public let path: String
  public let bytes: [UInt8]
  public init(name: String, path: String, bytes: [UInt8]) {
    self.name = name
    self.path = path
    self.bytes = bytes
  }
}
public struct TemplateLibrary: Sendable {
  public init(_ sources: [TemplateSource], basePath: String = "/") {}
  public var diagnostics: [Diagnostic] { [] }
  public func template<Model: Codable & Sendable>(_ name: String, for model: Model.Type) -> Template<Model> {
    .init()
  }
}
public struct Template<Model: Codable & Sendable>: Sendable {
  public var diagnostics: [Diagnostic] { [] }
  public func render(_ model: Model, into writer: inout MarkupWriter) {}
}
