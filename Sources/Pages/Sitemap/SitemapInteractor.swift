import Services
import Viper

/// Lists the pages that were planned, and the days of those that have one.
struct SitemapInteractor: Interactor {
  private let parts: [ArraySlice<PlannedPage>]
  private let changes: ChangeDays

  init(content: any ContentService, parts: [ArraySlice<PlannedPage>]) {
    self.parts = parts
    changes = ChangeDays(of: content)
  }

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

  private func list(_ pages: ArraySlice<PlannedPage>) -> SitemapPage.Response {
    .pages(
      pages.map { planned in
        let page = SitemapPage.Page(planned)
        return .init(page: page, modified: page.file.flatMap(changes.day))
      })
  }
}
