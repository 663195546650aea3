public import Diagnostics

/// What is told of a page beside its bytes.
public struct PreviewPage: Hashable, Sendable {
  /// Its file below the output folder.
  public let path: String
  /// Its name in code, such as `entry articles/hello`.
  public let route: String
  /// The name of its page type.
  public let module: String
  /// The place in the content that it is made from, where there is one.
  public let source: SourceLocation?

  /// Describes a page.
  public init(path: String, route: String, module: String, source: SourceLocation?) {
    self.path = path
    self.route = route
    self.module = module
    self.source = source
  }
}
