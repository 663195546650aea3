public import Diagnostics
public import Entities

extension SourceLocation {
  /// The place from which an entity was read.
  public init(_ source: ContentSource) {
    self.init(file: source.path, line: source.line, column: source.column)
  }
}
