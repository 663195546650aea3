import ContentLoading
import Entities
import Routing

/// What stands in the fields that a new entity has to have until its author says more.
struct Placeholders {
  private let site: SiteOutline
  private let folder: String
  private let slug: String
  /// Files that values name.
  private(set) var files: [Scaffold.File] = []

  /// Takes the folder and the slug of the entity.
  init(_ site: SiteOutline, beside folder: String, slug: String) {
    self.site = site
    self.folder = folder
    self.slug = slug
  }

  /// Values for the fields that have to be there and have no default.
  mutating func values(
    of fields: [Field]
  ) throws(ScaffoldRefusal) -> [(key: String, value: ContentNode.Value)] {
    var values: [(key: String, value: ContentNode.Value)] = []
    for field in fields where field.isRequired && field.defaultValue == nil {
      values.append((field.name, try value(of: field)))
    }
    return values
  }

  private mutating func value(of field: Field) throws(ScaffoldRefusal) -> ContentNode.Value {
    switch field.kind {
    case .text, .markdown: .text(field.title)
    case .date: .plain(site.now.dayText)
    case .number: .number("0")
    case .boolean: .boolean(false)
    case .url: .text("https://example.org/")
    case .enumeration(let values): .text(values.first ?? field.title)
    case .list: .list([])
    case .object(let fields): .keys(try self.values(of: fields))
    case .image: .keys([("file", .text(picture())), ("alt", .text(field.title))])
    case .reference(let collection, let isAcyclic):
      .text(try entry(of: collection, isAcyclic: isAcyclic, for: field.name))
    }
  }

  /// A picture beside the entity, as one has to be there.
  private mutating func picture() -> String {
    let name = "\(slug).svg"
    if files.isEmpty { files.append(.init(folder.adding(name), Self.picture)) }
    return name
  }

  private static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">
      <rect width="640" height="360" fill="#9aa5b1"/>
      <circle cx="320" cy="180" r="60" fill="#e4e7eb"/>
    </svg>

    """

  /// An entry that a reference may lead to: the first of its collection, or the new one itself.
  private func entry(
    of collection: String, isAcyclic: Bool, for field: String
  ) throws(ScaffoldRefusal) -> String {
    let start = "\(Route.entry("", in: collection))"
    if let page = site.pages.first(where: { $0.route.hasPrefix(start) }) {
      return String(page.route.dropFirst(start.count))
    }
    if !isAcyclic, folder == "Content".adding(collection) { return slug }
    throw ScaffoldRefusal(
      "\"\(field)\" has to name an entry of \(collection), and there is none yet",
      hint: "make one of those first")
  }
}
