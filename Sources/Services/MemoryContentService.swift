public import Entities

/// Content held in memory: what loading a site results in, and what tests make by hand.
public struct MemoryContentService: ContentService {
  /// What `site.json` says.
  public let settings: SiteSettings
  /// The pages of Markdown that lie in no collection, ordered by path.
  public let documents: [Document]
  private let articles: [String: [Article]]
  private let records: [String: [Record]]
  private let readFile: @Sendable (String) -> [UInt8]?

  /// Takes content by collection and puts it in order; `readFile` reads a file below the root of the site.
  public init(
    settings: SiteSettings, documents: [Document] = [], articles: [String: [Article]] = [:],
    records: [String: [Record]] = [:], readFile: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.settings = settings
    self.readFile = readFile
    self.documents = Self.ordered(documents) { (0, $0.source.path, "") }
    self.articles = articles.mapValues { articles in
      Self.ordered(articles) { (-$0.date.secondsSince1970, $0.title, $0.source.path) }
    }
    self.records = records.mapValues { records in
      Self.ordered(records) { ($0.weight ?? .max, $0.title, $0.slug.description) }
    }
  }

  /// The bytes of a file; nothing where a part of its path starts with a dot.
  public func file(at path: String) -> [UInt8]? {
    path.split(separator: "/").contains { $0.hasPrefix(".") } ? nil : readFile(path)
  }

  /// The articles of a collection, newest first.
  public func articles(in collection: String) -> [Article] {
    articles[collection] ?? []
  }

  /// The records of a collection, ordered by weight, then title.
  public func records(in collection: String) -> [Record] {
    records[collection] ?? []
  }

  /// Sorts entities by keys that are made once: an entity is large, and to move it is to count its references.
  private static func ordered<Entity>(
    _ entities: [Entity], by key: (Entity) -> (Int, String, String)
  ) -> [Entity] {
    entities.indices.map { (key: key(entities[$0]), index: $0) }
      .sorted { $0.key < $1.key }
      .map { entities[$0.index] }
  }
}
