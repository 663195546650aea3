import Diagnostics
import Entities
import Markdown
import Prose
import Services
import Viper

/// Finds a record of a collection and its neighbours.
struct RecordInteractor: Interactor {
  private let records: [Record]
  private let collection: CollectionSettings

  init(content: any ContentService, collection: CollectionSettings) {
    records = content.records(in: collection.name)
    self.collection = collection
  }

  func requests() -> [RecordPage.Request] {
    records.enumerated().map { place, record in
      .init(place: place, slug: record.slug.description, title: Slug(from: record.title).description)
    }
  }

  func source(of request: RecordPage.Request) -> SourceLocation? {
    SourceLocation(records[request.place].source)
  }

  func respond(to request: RecordPage.Request) -> RecordPage.Response {
    let record = records[request.place]
    return RecordPage.Response(
      title: record.title, summary: record.summary, group: record.group,
      facts: record.facts.map { .init(name: $0.name, value: $0.value) },
      references: record.references.map { .init(title: $0.title, to: $0.to) },
      body: record.body.map { MarkdownSource($0) },
      file: record.source.path, collectionTitle: collection.title,
      previous: neighbour(at: request.place - 1), next: neighbour(at: request.place + 1))
  }

  private func neighbour(at place: Int) -> RecordPage.Response.Neighbour? {
    guard records.indices.contains(place) else { return nil }
    return .init(title: records[place].title, slug: records[place].slug.description)
  }
}
