import Diagnostics
import Entities
import Services
import Viper

/// Collects the aliases of all documents, articles and records.
struct RedirectInteractor: Interactor {
  private struct Entry {
    let alias: Alias
    let title: String
    let target: RedirectPage.Target
  }

  private let entries: [Entry]
  private let language: String

  init(content: any ContentService) {
    let documents = content.documents.flatMap { document in
      document.aliases.map { Entry(alias: $0, title: document.title, target: Self.target(of: document)) }
    }
    let others = content.settings.collections.flatMap { collection -> [Entry] in
      let articles = content.articles(in: collection.name).filter { !$0.aliases.isEmpty }
        .map { ($0.aliases, $0.title, $0.slug) }
      let records = content.records(in: collection.name).map { ($0.aliases, $0.title, $0.slug) }
      return (articles + records).flatMap { aliases, title, slug in
        aliases.map {
          Entry(
            alias: $0, title: title, target: .entry(slug: slug.description, collection: collection.name))
        }
      }
    }
    let sections = content.sections.flatMap { section in
      section.aliases.map {
        Entry(alias: $0, title: section.title, target: Self.target(of: section, content))
      }
    }
    entries = documents + sections + others
    language = content.settings.language
  }

  func requests() -> [RedirectPage.Request] {
    entries.enumerated().map { .init(place: $0, path: $1.alias.path) }
  }

  func source(of request: RedirectPage.Request) -> SourceLocation? {
    SourceLocation(entries[request.place].alias.source)
  }

  func respond(to request: RedirectPage.Request) -> RedirectPage.Response {
    let entry = entries[request.place]
    return .init(title: entry.title, language: language, target: entry.target)
  }

  /// Folders of collections and taxonomies have lists of their own kind.
  private static func target(of section: Section, _ content: any ContentService) -> RedirectPage.Target {
    let settings = content.settings
    guard let first = section.folders.first?.description else { return .home }
    if settings.collections.contains(where: { $0.name == first }) { return .archive(first) }
    guard settings.taxonomies.contains(where: { $0.name == first }) else {
      return .document("\(section.path)/index")
    }
    return section.folders.count > 1
      ? .term(slug: section.folders[1].description, taxonomy: first) : .terms(taxonomy: first)
  }

  private static func target(of document: Document) -> RedirectPage.Target {
    let path = (document.folders + [document.slug]).map(\.description).joined(separator: "/")
    return path == "index" ? .home : .document(path)
  }
}
