import Entities
import Markdown
import Prose
import Services

/// Articles that are listed together.
struct ArticleList {
  let key: ArchivePage.Request.List
  /// What the list's title is if its `_index.md` does not give one.
  let name: String
  let summary: String?
  let section: Section?
  let pageSize: Int
  let entries: [ListedArticle]
  let topics: [ArchivePage.Response.Topic]

  var title: String { section?.title ?? name }
  var description: String? { section?.description ?? summary }

  /// The Markdown above the list.
  var text: MarkdownSource? { section?.body.map { MarkdownSource($0) } }

  /// An empty list has a page, too.
  var pageCount: Int { max(0, entries.count - 1) / pageSize + 1 }

  func entries(onPage page: Int) -> ArraySlice<ListedArticle> {
    entries.dropFirst((page - 1) * pageSize).prefix(pageSize)
  }

  /// All articles of a collection, and their terms by name.
  static func all(of collection: CollectionSettings, in content: any ContentService) -> ArticleList {
    let section = content.section(at: collection.name)
    return ArticleList(
      key: .collection(collection.name), name: collection.title, summary: collection.description,
      section: section, pageSize: section?.pageSize ?? collection.pageSize,
      entries: content.listedArticles(in: collection.name),
      topics: content.settings.taxonomies.compactMap { taxonomy in
        topic(taxonomy, content.terms(of: taxonomy.name, in: collection.name))
      })
  }

  /// The terms that articles have in a taxonomy; nothing where they have none.
  private static func topic(
    _ taxonomy: TaxonomySettings, _ terms: [ArticleTerm]
  ) -> ArchivePage.Response.Topic? {
    if terms.isEmpty { return nil }
    return .init(
      taxonomy: taxonomy.name, title: taxonomy.title,
      terms: terms.map { .init(name: $0.name, slug: $0.slug.description, count: $0.places.count) })
  }
}

extension ArticleList {
  /// One list a term of a taxonomy, of the articles of all collections, newest first.
  static func byTerm(of taxonomy: TaxonomySettings, in content: any ContentService) -> [ArticleList] {
    let collections = content.settings.collections.filter { $0.kind == .articles }
    let pageSize = taxonomy.pageSize ?? collections.map(\.pageSize).max() ?? 10
    return content.listedTerms(of: taxonomy.name).map { term in
      let section = content.section(at: "\(taxonomy.name)/\(term.slug)")
      return ArticleList(
        key: .term(term.slug.description, taxonomy: taxonomy.name), name: term.name,
        summary: nil, section: section, pageSize: section?.pageSize ?? pageSize,
        entries: ordered(term.entries, section?.order ?? (collections.count == 1 ? nil : .date)), topics: [])
    }
  }

  /// Entries in an order; as they are where none is asked for.
  private static func ordered(_ entries: [ListedArticle], _ order: Section.Order?) -> [ListedArticle] {
    switch order {
    case nil: entries
    case .date: entries.sorted { $0.article.date > $1.article.date }
    case .weight: entries.sorted { ($0.article.weight ?? .max) < ($1.article.weight ?? .max) }
    case .title: entries.sorted { $0.article.title < $1.article.title }
    }
  }
}
