import Entities
import Services

/// The newest articles of what is listed together.
struct FeedList {
  let key: FeedPage.Request.List
  let title: String?
  let description: String?
  let source: ContentSource?
  let entries: [ListedArticle]

  /// The lists that have feeds: that of the site, those of its collections and, where it wants them, those of its
  /// terms.
  static func all(in content: any ContentService) -> [FeedList] {
    let settings = content.settings
    let limit = settings.feeds.limit
    let collections = settings.collections.filter { $0.kind == .articles }.map { collection in
      (collection, content.listedArticles(in: collection.name))
    }
    let site = FeedList(
      key: .site, title: nil, description: settings.description, source: nil,
      entries: newest(collections.flatMap(\.1), limit))
    let ofCollections = collections.map { collection, entries in
      FeedList(
        key: .collection(collection.name), title: collection.title, description: collection.description,
        source: collection.source, entries: newest(entries, limit))
    }
    if !settings.feeds.terms { return [site] + ofCollections }
    let ofTerms = settings.taxonomies.flatMap { taxonomy in
      content.listedTerms(of: taxonomy.name).map { term in
        FeedList(
          key: .term(term.slug.description, of: taxonomy.name), title: term.name, description: nil,
          source: nil, entries: newest(term.entries, limit))
      }
    }
    return [site] + ofCollections + ofTerms
  }

  /// The newest of entries, whatever the order of their collections.
  private static func newest(_ entries: [ListedArticle], _ limit: Int) -> [ListedArticle] {
    let dates = entries.map(\.article.date.secondsSince1970)
    let order = entries.indices.sorted { (-dates[$0], $0) < (-dates[$1], $1) }
    return order.prefix(limit).map { entries[$0] }
  }
}
