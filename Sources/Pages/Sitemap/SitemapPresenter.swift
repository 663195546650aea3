import Routing
import Viper

/// Gives every page its absolute URL.
struct SitemapPresenter: Presenter {
  func present(_ response: SitemapPage.Response, router: SitemapRouter) -> SitemapPage.ViewModel {
    switch response {
    case .pages(let entries):
      .init(
        isIndex: false,
        entries: entries.compactMap { entry in
          router.address(of: entry.page.route).map {
            .init(
              address: $0, modified: entry.modified,
              translations: router.translations(of: entry.page.route).map {
                .init(language: $0.language.tag, address: $0.address)
              })
          }
        })
    case .parts(let count):
      .init(
        isIndex: true,
        entries: (1...max(1, count)).compactMap { number in
          router.address(ofPart: number).map { .init(address: $0, modified: nil, translations: []) }
        })
    }
  }
}
