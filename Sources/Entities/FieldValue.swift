/// What an entity has under a key of its collection's fields.
public indirect enum FieldValue: Hashable, Sendable {
  /// Text, also one of an enumeration.
  case text(String)
  /// Markdown.
  case markdown(MarkdownText)
  /// A day, or an instant.
  case date(DateStamp)
  /// A number, as it is written.
  case number(String)
  /// `true` or `false`.
  case boolean(Bool)
  /// What a link may lead to, and the place that names it.
  case url(String, source: ContentSource)
  /// A picture.
  case image(PageImage)
  /// Values of one kind.
  case list([FieldValue])
  /// Values under keys.
  case object([FieldEntry])
  /// An entry of a collection.
  case reference(EntryReference)
}

/// A field of an entity, and what the entity has there.
public struct FieldEntry: Hashable, Sendable {
  /// The key.
  public let name: String
  /// What visitors read in its place.
  public let title: String
  /// What stands under it.
  public let value: FieldValue

  /// Gives a field a value.
  public init(name: String, title: String, value: FieldValue) {
    self.name = name
    self.title = title
    self.value = value
  }
}

/// An entry of a collection that another entity names.
public struct EntryReference: Hashable, Sendable {
  /// The collection.
  public let collection: String
  /// The entry's name in URLs.
  public let slug: Slug
  /// Whether no way along such references may come back to where it started.
  public let isAcyclic: Bool
  /// The place that names the entry.
  public let source: ContentSource

  /// Names an entry.
  public init(collection: String, slug: Slug, isAcyclic: Bool = false, source: ContentSource) {
    self.collection = collection
    self.slug = slug
    self.isAcyclic = isAcyclic
    self.source = source
  }
}

extension FieldValue {
  /// The values it is made of that hold no others, in order: itself, or those in its lists and objects.
  public var leaves: [FieldValue] {
    switch self {
    case .list(let values): values.flatMap(\.leaves)
    case .object(let entries): entries.flatMap(\.value.leaves)
    default: [self]
    }
  }

  /// What it names that has to exist, and where: files and pages that links and pictures lead to.
  public var targets: [(to: String, source: ContentSource)] {
    leaves.compactMap { leaf in
      switch leaf {
      case .url(let url, let source): (url, source)
      case .image(let image): (image.file, image.source)
      default: nil
      }
    }
  }

  /// The entries that it names.
  public var references: [EntryReference] {
    leaves.compactMap { if case .reference(let reference) = $0 { reference } else { nil } }
  }
}

extension FieldEntry {
  /// The values as an author would have written them, under their keys with points between them.
  public var extraValues: [ExtraValue] { value.extraValues(named: name) }
}

extension FieldValue {
  fileprivate func extraValues(named name: String) -> [ExtraValue] {
    switch self {
    case .text(let text), .number(let text), .url(let text, _): [ExtraValue(name: name, value: text)]
    case .markdown(let text): [ExtraValue(name: name, value: text.heldText)]
    case .date(let date): [ExtraValue(name: name, value: date.description)]
    case .boolean(let value): [ExtraValue(name: name, value: "\(value)")]
    case .image(let image): [ExtraValue(name: name, value: image.file)]
    case .reference(let reference): [ExtraValue(name: name, value: reference.slug.description)]
    case .list(let values): values.flatMap { $0.extraValues(named: name) }
    case .object(let entries): entries.flatMap { $0.value.extraValues(named: "\(name).\($0.name)") }
    }
  }
}

extension MarkdownText {
  /// The text of a value; nothing of a file that is not in memory.
  fileprivate var heldText: String {
    guard case .held(let bytes, let start, _) = bytes else { return "" }
    return String(decoding: bytes.dropFirst(start), as: UTF8.self)
  }
}
