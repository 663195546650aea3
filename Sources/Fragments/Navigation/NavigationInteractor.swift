import Entities
import Services
import Viper

/// Reads the menus of `site.json`.
struct NavigationInteractor: Interactor {
  let settings: SiteSettings

  func requests() -> [NavigationFragment.Request] {
    settings.menus.keys.sorted().map(NavigationFragment.Request.init)
  }

  func respond(to request: NavigationFragment.Request) -> NavigationFragment.Response {
    NavigationFragment.Response(
      menu: request.menu,
      entries: (settings.menus[request.menu] ?? []).map {
        .init(title: $0.title, to: $0.to, file: $0.source.path)
      })
  }
}
