import Entities
import Shapes

extension Field {
  /// The key and the shape of what stands under it.
  var shape: Shape.Field {
    Shape.Field(key: name, shape: kind.shape, isOptional: !isRequired || defaultValue != nil)
  }
}

extension Field.Kind {
  /// The shape of a value in its long form.
  var shape: Shape {
    switch self {
    case .text, .markdown: .text
    case .date: .parsed(DateStamp.self)
    case .number: .number
    case .boolean: .boolean
    case .url: .parsed(FilledText.self)
    case .image:
      .object([
        Shape.Field(key: "file", shape: .parsed(FilledText.self)),
        Shape.Field(key: "alt", shape: .text, isOptional: true),
      ])
    case .enumeration(let values): .choice(values)
    case .list(let element): .list(element.shape)
    case .object(let fields): .object(fields.map(\.shape))
    case .reference: .parsed(Slug.self)
    }
  }

  /// Whether a value may be written in more than one form.
  private var hasForms: Bool {
    switch self {
    case .image: true
    case .list(let element): element.hasForms
    case .object(let fields): fields.contains(where: \.kind.hasForms)
    default: false
    }
  }

  /// A value in its long form: an image that is only a file is `{file: …}`.
  func writtenOut(_ node: ContentNode) -> ContentNode {
    guard hasForms else { return node }
    switch (self, node.value) {
    case (.image, _):
      return ContentNode(value: ShortForms.mapped(node, under: "file"), location: node.location)
    case (.list(let element), .list(let nodes)):
      return ContentNode(value: .list(nodes.map(element.writtenOut)), location: node.location)
    case (.object(let fields), .mapping): return fields.writtenOut(node)
    default: return node
    }
  }
}

extension [Field] {
  /// A mapping with the values of the fields in their long forms; all else in it stays as it is.
  func writtenOut(_ node: ContentNode) -> ContentNode {
    guard case .mapping(let entries) = node.value else { return node }
    let written = entries.map { entry in
      guard let field = first(where: { $0.name == entry.key }) else { return entry }
      return ContentNode.Entry(
        key: entry.key, keyLocation: entry.keyLocation, value: field.kind.writtenOut(entry.value))
    }
    return ContentNode(value: .mapping(written), location: node.location)
  }
}
