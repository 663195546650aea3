import Entities
import Services
import Viper

/// Names the lists of the site, for visitors whose browser does not search.
struct SearchInteractor: Interactor {
  let settings: SiteSettings
  let index: String

  func requests() -> [SearchPage.Request] { [.init(index: index)] }

  func respond(to request: SearchPage.Request) -> SearchPage.Response {
    .init(
      index: request.index, lists: settings.collections.map { .init(title: $0.title, collection: $0.name) })
  }
}
