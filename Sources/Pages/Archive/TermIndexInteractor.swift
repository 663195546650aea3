import Diagnostics
import Entities
import Markdown
import Prose
import Services
import Viper

/// Counts the terms of a taxonomy over all collections; a taxonomy without terms has no list.
struct TermIndexInteractor: Interactor {
  private let taxonomy: TaxonomySettings
  private let section: Section?
  private let terms: [ListedTerm]

  init(content: any ContentService, taxonomy: TaxonomySettings) {
    self.taxonomy = taxonomy
    section = content.section(at: taxonomy.name)
    terms = content.listedTerms(of: taxonomy.name)
  }

  func requests() -> [TermIndex.Request] {
    terms.isEmpty ? [] : [.init(taxonomy: taxonomy.name)]
  }

  func source(of request: TermIndex.Request) -> SourceLocation? {
    SourceLocation(section?.source ?? taxonomy.source)
  }

  func respond(to request: TermIndex.Request) -> TermIndex.Response {
    TermIndex.Response(
      taxonomy: taxonomy.name, title: section?.title ?? taxonomy.title,
      description: section?.description ?? taxonomy.description,
      body: section?.body.map { MarkdownSource($0) },
      terms: terms.map { .init(name: $0.name, slug: $0.slug.description, count: $0.entries.count) })
  }
}
