import Diagnostics
import Entities
import Markdown
import Markup
import Prose
import Routing
import Services
import Viper

/// A page that can be found.
struct SearchEntry {
  /// How much is shown of what a page is about, in characters.
  private static let shownCount = 160

  let title: String
  /// The path of its URL from the root of the site.
  let path: String
  /// What it is about, as results show it.
  let summary: String?
  let body: MarkdownText?

  private init(title: String, path: String, summary: String?, body: MarkdownText?) {
    self.title = title
    self.path = path
    self.body = body
    self.summary = summary.map { text in
      text.count > Self.shownCount ? text.prefix(Self.shownCount) + "…" : text
    }
  }

  /// All pages that are made from documents, articles and records, in this order. Who asks an article for its title, as here,
  /// is asked again when its summary changes.
  static func all(
    in content: any ContentService, at pages: [PlannedPage], _ prose: ProseStyle
  ) -> [SearchEntry] {
    var paths: [SourceLocation: String] = [:]
    for page in pages where page.form == .html && !page.destination.route.isRedirect {
      if let source = page.source { paths[source] = page.destination.path.urlPath }
    }
    let collections = content.settings.collections.map(\.name)
    let path = { (source: ContentSource) in paths[SourceLocation(source)] }
    return content.documents.compactMap { document in
      path(document.source).map {
        SearchEntry(
          title: document.title, path: $0, summary: document.summary ?? document.description,
          body: document.body)
      }
    }
      + collections.flatMap { content.articles(in: $0) }.compactMap { article in
        path(article.source).map {
          SearchEntry(
            title: article.title, path: $0, summary: prose.text(EntrySummary(article)),
            body: article.body)
        }
      }
      + collections.flatMap { content.records(in: $0) }.compactMap { record in
        path(record.source).map {
          SearchEntry(title: record.title, path: $0, summary: record.summary, body: record.body)
        }
      }
  }
}
