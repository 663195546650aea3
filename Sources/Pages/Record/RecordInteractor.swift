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
  /// The titles of entries that fields may name, by collection and slug.
  private let titles: [String: [Slug: String]]

  init(content: any ContentService, collection: CollectionSettings) {
    records = content.records(in: collection.name)
    self.collection = collection
    let named = Set(records.flatMap(\.fields).flatMap(\.value.references).map(\.collection))
    titles = Dictionary(
      uniqueKeysWithValues: named.map { ($0, Self.titles(in: $0, content)) })
  }

  private static func titles(in collection: String, _ content: any ContentService) -> [Slug: String] {
    let articles = content.articles(in: collection).map { ($0.slug, $0.title) }
    let records = content.records(in: collection).map { ($0.slug, $0.title) }
    return Dictionary(articles + records, uniquingKeysWith: { first, _ in first })
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
      body: record.body.map { MarkdownSource($0) }, fields: record.fields.map(field),
      file: record.source.path, collectionTitle: collection.title,
      previous: neighbour(at: request.place - 1), next: neighbour(at: request.place + 1))
  }

  private func field(_ entry: FieldEntry) -> RecordFields.Field {
    .init(title: entry.title, value: value(entry.value))
  }

  private func value(_ value: FieldValue) -> RecordFields.Value {
    switch value {
    case .text(let text), .number(let text): .text(text)
    case .markdown(let text): .markdown(MarkdownSource(text))
    case .date(let date): .day(CalendarDay(date))
    case .boolean(let isTrue): .answer(isTrue)
    case .url(let url, let source): .address(url, file: source.path)
    case .image(let image): .picture(image.file, alt: image.alt, file: image.source.path)
    case .reference(let reference):
      .entry(
        title: titles[reference.collection]?[reference.slug] ?? reference.slug.description,
        slug: reference.slug.description, collection: reference.collection)
    case .list(let values): .list(values.map(self.value))
    case .object(let entries): .rows(entries.map(field))
    }
  }

  private func neighbour(at place: Int) -> RecordPage.Response.Neighbour? {
    guard records.indices.contains(place) else { return nil }
    return .init(title: records[place].title, slug: records[place].slug.description)
  }
}
