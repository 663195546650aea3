import Routing
import Viper

/// Marks the entry of the page itself and the entry of the part of the site it lies in.
struct NavigationPresenter: Presenter {
  func present(_ response: NavigationFragment.Response, router: NavigationRouter)
    -> NavigationFragment.ViewModel
  {
    let entries: [NavigationFragment.ViewModel.Entry] = response.entries.compactMap { entry in
      router.link(to: entry.to, writtenIn: entry.file).map { link in
        .init(
          title: entry.title, link: link, isCurrent: router.isHere(link), isOpen: router.isAtOrBelow(link))
      }
    }
    return NavigationFragment.ViewModel(
      menu: entries.isEmpty ? nil : .init(label: response.menu.capitalized, entries: entries))
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
