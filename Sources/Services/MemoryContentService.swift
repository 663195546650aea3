public import Entities

/// Content held in memory: what loading a site results in, and what tests make by hand.
public struct MemoryContentService: ContentService {
  /// What `site.json` says.
  public let settings: SiteSettings
  /// The pages of Markdown that lie in no collection, ordered by path.
  public let documents: [Document]
  /// What `_index.md` says about folders, ordered by path.
  public let sections: [Section]
  private let sectionPlaces: [String: Int]
  private let articles: [String: [Article]]
  /// The terms of each collection, by their taxonomies.
  private let terms: [String: [String: [ArticleTerm]]]
  private let records: [String: [Record]]
  private let data: [String: DataValue]
  private let readFile: @Sendable (String) -> [UInt8]?
  private let startOfText: @Sendable ([UInt8]) -> Int
  private let noteRead: @Sendable (String) -> Void

  /// Takes content by collection and puts it in order; `data` is what data files hold, by their paths below `Content/data`,
  /// `readFile` reads a file below the root of the site, `startOfText` finds the end of front matter, and `noteRead` is told of each data file that is asked for.
  public init(
    settings: SiteSettings, documents: [Document] = [], sections: [Section] = [],
    articles: [String: [Article]] = [:], records: [String: [Record]] = [:], data: [String: DataValue] = [:],
    readFile: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    startOfText: @escaping @Sendable ([UInt8]) -> Int = { _ in 0 },
    noteRead: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.settings = settings
    self.data = data
    self.readFile = readFile
    self.startOfText = startOfText
    self.noteRead = noteRead
    let sections = sections.sorted { $0.source.path < $1.source.path }
    let places = Dictionary(
      sections.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    self.sections = sections
    sectionPlaces = places
    self.documents = Self.ordered(documents) { (0, $0.source.path, "") }
    let orderedArticles = Dictionary(
      uniqueKeysWithValues: articles.map { collection, articles in
        let order = places[collection].flatMap { sections[$0].order }
        return (collection, Self.ordered(articles) { Self.key(of: $0, in: order) })
      })
    self.articles = orderedArticles
    terms = orderedArticles.mapValues { articles in
      Dictionary(
        settings.taxonomies.map { ($0.name, ArticleTerm.all(of: $0.name, in: articles)) },
        uniquingKeysWith: { first, _ in first })
    }
    self.records = records.mapValues { records in
      Self.ordered(records) { ($0.weight ?? .max, $0.title, $0.slug.description) }
    }
  }

  /// What `_index.md` says about the folder with a path such as `guide/start`.
  public func section(at path: String) -> Section? {
    sectionPlaces[path].map { sections[$0] }
  }

  /// The bytes of a file; nothing where a part of its path starts with a dot.
  public func file(at path: String) -> [UInt8]? {
    path.split(separator: "/").contains { $0.hasPrefix(".") } ? nil : readFile(path)
  }

  /// The byte where the text of a Markdown file starts.
  public func startOfText(in bytes: [UInt8]) -> Int { startOfText(bytes) }

  /// The paths of the data files, in order.
  public var dataFiles: [String] { data.keys.sorted() }

  /// What a data file holds.
  public func data(at path: String) -> DataValue? {
    guard let value = data[path] else { return nil }
    noteRead("Content/data/\(path)")
    return value
  }

  /// The articles of a collection, newest first unless its `_index.md` asks for another order.
  public func articles(in collection: String) -> [Article] {
    articles[collection] ?? []
  }

  /// The terms that the articles of a collection have in a taxonomy of the site, by their slugs.
  public func terms(of taxonomy: String, in collection: String) -> [ArticleTerm] {
    terms[collection]?[taxonomy] ?? []
  }

  /// Whether all articles still stand in their order; headlines that were noted anew may ask for another.
  public var isInOrder: Bool {
    articles.allSatisfy { collection, articles in
      let order = section(at: collection)?.order
      guard var last = articles.first.map({ Self.key(of: $0, in: order) }) else { return true }
      return articles.dropFirst().allSatisfy { article in
        let key = Self.key(of: article, in: order)
        defer { last = key }
        return last <= key
      }
    }
  }

  /// The records of a collection, ordered by weight, then title.
  public func records(in collection: String) -> [Record] {
    records[collection] ?? []
  }

  private static func key(of article: Article, in order: Section.Order?) -> (Int, String, String) {
    let rank =
      switch order ?? .date {
      case .date: -article.date.secondsSince1970
      case .weight: article.weight ?? .max
      case .title: 0
      }
    return (rank, article.headline.title, article.source.path)
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
