/// Values of front matter that may be written shorter than they are decoded.
enum ShortForms {
  /// The entries with every value in its long form.
  static func writtenOut(_ entries: [ContentNode.Entry]) -> [ContentNode.Entry] {
    entries.map { entry in
      switch entry.key {
      case "author": entry.renamed(entry.key, listed(entry.value))
      case "aliases": entry.renamed(entry.key, listed(entry.value))
      case "image": entry.renamed(entry.key, mapped(entry.value, under: "file"))
      case "series": entry.renamed(entry.key, mapped(entry.value, under: "name"))
      case "menus": entry.renamed(entry.key, menus(entry.value))
      default: entry
      }
    }
  }

  /// `Ann` is `[Ann]`.
  private static func listed(_ node: ContentNode) -> ContentNode.Value {
    node.isText ? .list([node]) : node.value
  }

  /// `map.png` is `{file: map.png}`.
  private static func mapped(_ node: ContentNode, under key: String) -> ContentNode.Value {
    node.isText
      ? .mapping([ContentNode.Entry(key: key, keyLocation: node.location, value: node)]) : node.value
  }

  /// `main` is `{main: {}}`, and so is `[main]`.
  private static func menus(_ node: ContentNode) -> ContentNode.Value {
    let names: [ContentNode] =
      switch node.value {
      case .text, .plain: [node]
      case .list(let nodes): nodes
      default: []
      }
    let texts = names.compactMap(\.text)
    guard !names.isEmpty, texts.count == names.count else { return node.value }
    return .mapping(
      zip(texts, names).map { text, name in
        let none = ContentNode(value: .mapping([]), location: name.location)
        return ContentNode.Entry(key: text, keyLocation: name.location, value: none)
      })
  }
}

extension ContentNode {
  /// The text, if it is one.
  var text: String? {
    switch value {
    case .text(let text), .plain(let text): text
    default: nil
    }
  }

  fileprivate var isText: Bool { text != nil }
}
