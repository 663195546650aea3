import Diagnostics
import Entities
import Markdown
import Prose
import Services
import Viper

/// Groups the records of a collection.
struct RecordIndexInteractor: Interactor {
  private let collection: CollectionSettings
  private let section: Section?
  private let groups: [RecordIndex.Response.Group]

  init(content: any ContentService, collection: CollectionSettings) {
    self.collection = collection
    section = content.section(at: collection.name)
    let records = content.records(in: collection.name)
    let byGroup = Dictionary(grouping: records, by: \.group)
    var order: [String?] = []
    for record in records where !order.contains(record.group) { order.append(record.group) }
    var ids: Set<String> = []
    groups = order.map { group in
      .init(
        title: group, id: group.map { Self.id(of: $0, among: &ids) },
        records: (byGroup[group] ?? []).map {
          .init(slug: $0.slug.description, title: $0.title, summary: $0.summary)
        })
    }
  }

  /// The name of a group in addresses; different titles may look the same there.
  private static func id(of title: String, among ids: inout Set<String>) -> String {
    let slug = Slug(from: title).description
    var id = slug
    var number = 2
    while !ids.insert(id).inserted {
      id = "\(slug)-\(number)"
      number += 1
    }
    return id
  }

  func requests() -> [RecordIndex.Request] { [.init(collection: collection.name)] }

  func source(of request: RecordIndex.Request) -> SourceLocation? {
    SourceLocation(collection.source)
  }

  func respond(to request: RecordIndex.Request) -> RecordIndex.Response {
    RecordIndex.Response(
      collection: collection.name, title: section?.title ?? collection.title,
      description: section?.description ?? collection.description,
      body: section?.body.map { MarkdownSource($0) },
      groups: groups)
  }
}
