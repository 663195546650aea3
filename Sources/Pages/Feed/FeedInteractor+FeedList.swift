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
    let entries = collections.flatMap(\.1)
    return [site] + ofCollections + settings.taxonomies.flatMap { byTerm(of: $0.name, entries, limit) }
  }

  private static func byTerm(
    of taxonomy: String, _ entries: [ListedArticle], _ limit: Int
  ) -> [FeedList] {
    var names: [Slug: String] = [:]
    var byTerm: [Slug: [ListedArticle]] = [:]
    for entry in entries {
      for term in entry.article.terms[taxonomy] ?? [] {
        names[term.slug] = names[term.slug] ?? term.name
        byTerm[term.slug, default: []].append(entry)
      }
    }
    return byTerm.sorted { $0.key.description < $1.key.description }.map { slug, entries in
      FeedList(
        key: .term(slug.description, of: taxonomy), title: names[slug], description: nil, source: nil,
        entries: newest(entries, limit))
    }
  }

  /// The newest of entries, whatever the order of their collections.
  private static func newest(_ entries: [ListedArticle], _ limit: Int) -> [ListedArticle] {
    let dates = entries.map(\.article.date.secondsSince1970)
    let order = entries.indices.sorted { (-dates[$0], $0) < (-dates[$1], $1) }
    return order.prefix(limit).map { entries[$0] }
  }
}
