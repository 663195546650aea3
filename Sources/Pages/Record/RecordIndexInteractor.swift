import Diagnostics
import Entities
import Services
import Viper

/// Groups the records of a collection.
struct RecordIndexInteractor: Interactor {
  private let collection: CollectionSettings
  private let groups: [RecordIndex.Response.Group]

  init(content: any ContentService, collection: CollectionSettings) {
    self.collection = collection
    let records = content.records(in: collection.name)
    let byGroup = Dictionary(grouping: records, by: \.group)
    var order: [String?] = []
    for record in records where !order.contains(record.group) { order.append(record.group) }
    groups = order.map { group in
      .init(
        title: group,
        records: (byGroup[group] ?? []).map {
          .init(slug: $0.slug.description, title: $0.title, summary: $0.summary)
        })
    }
  }

  func requests() -> [RecordIndex.Request] { [.init(collection: collection.name)] }

  func source(of request: RecordIndex.Request) -> SourceLocation? {
    SourceLocation(collection.source)
  }

  func respond(to request: RecordIndex.Request) -> RecordIndex.Response {
    RecordIndex.Response(
      collection: collection.name, title: collection.title, description: collection.description,
      groups: groups)
  }
}
