import Diagnostics
import Entities

extension ContentSource {
  init(_ location: SourceLocation) {
    self.init(path: location.file, line: location.line, column: location.column)
  }

  /// The place of a slug that is given, or the start of the file.
  init(_ slug: Located<Slug>?, in path: String) {
    self = slug.map { ContentSource($0.location) } ?? ContentSource(path: path)
  }
}
