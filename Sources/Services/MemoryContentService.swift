public import Entities

/// Content held in memory: what loading a site results in, and what tests make by hand.
public struct MemoryContentService: ContentService {
  /// What `site.json` says.
  public let settings: SiteSettings
  /// The pages of Markdown that lie in no collection, ordered by path.
  public let documents: [Document]
  private let articles: [String: [Article]]
  private let records: [String: [Record]]

  /// Takes content by collection and puts it in order.
  public init(
    settings: SiteSettings, documents: [Document] = [], articles: [String: [Article]] = [:],
    records: [String: [Record]] = [:]
  ) {
    self.settings = settings
    self.documents = documents.sorted { $0.source.path < $1.source.path }
    self.articles = articles.mapValues { $0.sorted(by: Self.isEarlier) }
    self.records = records.mapValues { $0.sorted(by: Self.isEarlier) }
  }

  /// The articles of a collection, newest first.
  public func articles(in collection: String) -> [Article] {
    articles[collection] ?? []
  }

  /// The records of a collection, ordered by weight, then title.
  public func records(in collection: String) -> [Record] {
    records[collection] ?? []
  }

  private static func isEarlier(_ left: Article, _ right: Article) -> Bool {
    // Two dates may be the same instant and be written in different time zones.
    (right.date.secondsSince1970, left.title, left.source.path)
      < (left.date.secondsSince1970, right.title, right.source.path)
  }

  private static func isEarlier(_ left: Record, _ right: Record) -> Bool {
    (left.weight ?? .max, left.title, left.slug.description)
      < (right.weight ?? .max, right.title, right.slug.description)
  }
}
