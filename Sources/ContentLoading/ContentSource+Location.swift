import Diagnostics
import Entities

extension ContentSource {
  init(_ location: SourceLocation) {
    self.init(path: location.file, line: location.line, column: location.column)
  }
}
