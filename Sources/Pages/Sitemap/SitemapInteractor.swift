import Entities
import Services
import Viper

/// Lists the pages that were planned, and the days of those that have one.
struct SitemapInteractor: Interactor {
  let content: any ContentService
  let parts: [ArraySlice<SitemapPage.Page>]

  func requests() -> [SitemapPage.Request] {
    parts.count == 1 ? [.whole] : [.index] + parts.indices.map { .part($0 + 1) }
  }

  func respond(to request: SitemapPage.Request) -> SitemapPage.Response {
    switch request {
    case .whole: list(parts[0])
    case .part(let number): list(parts[number - 1])
    case .index: .parts(parts.count)
    }
  }

  private func list(_ pages: ArraySlice<SitemapPage.Page>) -> SitemapPage.Response {
    let days = days()
    return .pages(pages.map { page in .init(page: page, modified: page.file.flatMap { days[$0] }) })
  }

  /// The days on which entries were changed last, where they are known, by their files.
  private func days() -> [String: String] {
    var days: [String: String] = [:]
    for collection in content.settings.collections where collection.kind == .articles {
      for article in content.articles(in: collection.name) {
        days[article.source.path] = article.lastChange.dayText
      }
    }
    for document in content.documents {
      if let updated = document.details.updated { days[document.source.path] = updated.dayText }
    }
    return days
  }
}
