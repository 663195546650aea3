import Entities

extension [Field] {
  /// What a mapping, which was checked against their shapes, has in the fields; what it does not have is the default.
  func entries(in node: ContentNode) -> [FieldEntry] {
    compactMap { field in
      let given = node[field.name].flatMap { $0.isNull ? nil : $0 }
      return (given.map { field.kind.value(of: $0) } ?? field.defaultValue).map {
        FieldEntry(name: field.name, title: field.title, value: $0)
      }
    }
  }
}

extension Field.Kind {
  /// The value of a node that was checked against the shape.
  func value(of node: ContentNode) -> FieldValue {
    let text = node.scalarText
    let source = ContentSource(node.location)
    switch self {
    case .text, .enumeration: return .text(text)
    case .markdown: return .markdown(MarkdownText(path: source.path, bytes: Array(text.utf8), place: source))
    case .date: return DateStamp(text).map { .date($0) } ?? .text(text)
    case .number: return .number(text)
    case .boolean: return .boolean(text == "true")
    case .url: return .url(text, source: source)
    case .image:
      let file = node["file"]
      return .image(
        PageImage(
          file: file?.scalarText ?? "", alt: node["alt"]?.scalarText ?? "",
          source: ContentSource(file?.location ?? node.location)))
    case .list(let element):
      guard case .list(let nodes) = node.value else { return .list([]) }
      return .list(nodes.map(element.value))
    case .object(let fields): return .object(fields.entries(in: node))
    case .reference(let collection, let isAcyclic):
      return .reference(
        EntryReference(
          collection: collection, slug: Slug(text) ?? Slug(from: text), isAcyclic: isAcyclic, source: source))
    }
  }
}

extension ContentNode {
  /// A value that holds no others, as it is written; nothing of those that do.
  var scalarText: String {
    switch value {
    case .text(let text), .plain(let text), .number(let text): text
    case .boolean(let value): "\(value)"
    case .null, .list, .mapping: ""
    }
  }
}
