import ContentLoading
import Diagnostics

/// Front matter that is written.
enum FrontMatterText {
  /// Keys and values as YAML between its fences.
  static func block(_ entries: [(key: String, value: ContentNode.Value)]) -> String {
    "---\n\(lines(entries))---\n"
  }

  /// Keys and values as YAML, each ending its line.
  static func lines(_ entries: [(key: String, value: ContentNode.Value)]) -> String {
    YAMLWriter.written(entries)
  }
}

extension ContentNode {
  /// A value that stands nowhere yet.
  init(_ value: Value) {
    self.init(value: value, location: SourceLocation(file: ""))
  }
}

extension ContentNode.Value {
  /// Keys and values that stand nowhere yet.
  static func keys(_ entries: [(key: String, value: ContentNode.Value)]) -> ContentNode.Value {
    .mapping(
      entries.map { entry in
        let value = ContentNode(entry.value)
        return ContentNode.Entry(key: entry.key, keyLocation: value.location, value: value)
      })
  }
}
