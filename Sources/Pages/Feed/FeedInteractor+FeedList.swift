import Entities
import Services

/// The newest articles of what is listed together.
struct FeedList {
  let key: FeedPage.Request.List
  let title: String?
  let description: String?
  let source: ContentSource?
  let entries: [ListedArticle]

  /// The lists that have feeds: that of the site, those of its collections and, where it wants them, those of its tags.
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
    return [site] + ofCollections + (settings.feeds.tags ? byTag(collections.flatMap(\.1), limit) : [])
  }

  private static func byTag(_ entries: [ListedArticle], _ limit: Int) -> [FeedList] {
    var names: [Slug: String] = [:]
    var byTag: [Slug: [ListedArticle]] = [:]
    for entry in entries {
      for tag in entry.article.tags {
        names[tag.slug] = names[tag.slug] ?? tag.name
        byTag[tag.slug, default: []].append(entry)
      }
    }
    return byTag.sorted { $0.key.description < $1.key.description }.map { slug, entries in
      FeedList(
        key: .tag(slug.description), title: names[slug], description: nil, source: nil,
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
