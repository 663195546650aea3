import Entities

/// A term, and how many articles have it.
struct TermCount {
  let name: String
  let slug: Slug
  let count: Int

  /// The terms of a taxonomy by their slugs; each is called as the first article calls it.
  static func all(in articles: some Sequence<Article>, of taxonomy: String) -> [TermCount] {
    var counts: [Slug: (name: String, count: Int)] = [:]
    for article in articles {
      for term in article.terms[taxonomy] ?? [] { counts[term.slug, default: (term.name, 0)].count += 1 }
    }
    return counts.sorted { $0.key.description < $1.key.description }
      .map { TermCount(name: $0.value.name, slug: $0.key, count: $0.value.count) }
  }
}
