import Entities
import Services

/// Articles that are listed together.
struct ArticleList {
  struct Entry {
    let collection: String
    let article: Article
  }

  let key: ArchivePage.Request.List
  let title: String
  let description: String?
  let pageSize: Int
  let entries: [Entry]
  let tags: [ArchivePage.Response.Tag]

  /// An empty list has a page, too.
  var pageCount: Int { max(1, (entries.count + pageSize - 1) / pageSize) }

  func entries(onPage page: Int) -> ArraySlice<Entry> {
    entries.dropFirst((page - 1) * pageSize).prefix(pageSize)
  }

  /// All articles of a collection, and its tags by name.
  static func all(of collection: CollectionSettings, in content: any ContentService) -> ArticleList {
    let articles = content.articles(in: collection.name)
    let tags = Dictionary(grouping: articles.flatMap(\.tags), by: \.slug)
    return ArticleList(
      key: .collection(collection.name), title: collection.title, description: collection.description,
      pageSize: collection.pageSize,
      entries: articles.map { Entry(collection: collection.name, article: $0) },
      tags: tags.sorted { $0.key.description < $1.key.description }
        .map { .init(name: $0.value[0].name, slug: $0.key.description, count: $0.value.count) })
  }

  /// One list a tag, of the articles of all collections, newest first.
  static func byTag(in content: any ContentService) -> [ArticleList] {
    let collections = content.settings.collections.filter { $0.kind == .articles }
    var entries: [Slug: [Entry]] = [:]
    var names: [Slug: String] = [:]
    for collection in collections {
      for article in content.articles(in: collection.name) {
        for tag in article.tags {
          names[tag.slug] = names[tag.slug] ?? tag.name
          entries[tag.slug, default: []].append(Entry(collection: collection.name, article: article))
        }
      }
    }
    return entries.sorted { $0.key.description < $1.key.description }.map { slug, entries in
      ArticleList(
        key: .tag(slug.description), title: names[slug] ?? slug.description, description: nil,
        pageSize: collections.map(\.pageSize).max() ?? 10,
        entries: collections.count == 1 ? entries : entries.sorted { $0.article.date > $1.article.date },
        tags: [])
    }
  }
}
