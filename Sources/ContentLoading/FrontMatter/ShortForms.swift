/// Values of front matter that may be written shorter than they are decoded.
enum ShortForms {
  /// How a value may be written shorter.
  private enum Form {
    /// `Ann` is `[Ann]`.
    case listed
    /// `map.png` is `{file: map.png}`: the text stands under a key.
    case mapped(under: String)
    /// `main` is `{main: {}}`, and so is `[main]`.
    case named
  }

  /// The keys of front matter with such values.
  private enum Key: String, CaseIterable {
    case author, aliases, image, series, menus

    var form: Form {
      switch self {
      case .author, .aliases: .listed
      case .image: .mapped(under: "file")
      case .series: .mapped(under: "name")
      case .menus: .named
      }
    }
  }

  /// The shorter forms by key, as editors are told of them.
  static var schemas: [String: [JSONValue]] {
    let text = JSONValue.object([("type", .text("string"))])
    return Key.allCases.reduce(into: [:]) { forms, key in
      let list = JSONValue.object([("type", .text("array")), ("items", text)])
      if case .named = key.form { forms[key.rawValue] = [text, list] } else { forms[key.rawValue] = [text] }
    }
  }

  /// The entries with every value in its long form.
  static func writtenOut(_ entries: [ContentNode.Entry]) -> [ContentNode.Entry] {
    entries.map { entry in
      switch Key(rawValue: entry.key)?.form {
      case .listed: entry.renamed(entry.key, listed(entry.value))
      case .mapped(let key): entry.renamed(entry.key, mapped(entry.value, under: key))
      case .named: entry.renamed(entry.key, named(entry.value))
      case nil: entry
      }
    }
  }

  private static func listed(_ node: ContentNode) -> ContentNode.Value {
    node.isText ? .list([node]) : node.value
  }

  /// A mapping with the text under a key; all else as it is.
  static func mapped(_ node: ContentNode, under key: String) -> ContentNode.Value {
    node.isText
      ? .mapping([ContentNode.Entry(key: key, keyLocation: node.location, value: node)]) : node.value
  }

  private static func named(_ node: ContentNode) -> ContentNode.Value {
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
  package var text: String? {
    switch value {
    case .text(let text), .plain(let text): text
    default: nil
    }
  }

  fileprivate var isText: Bool { text != nil }
}
