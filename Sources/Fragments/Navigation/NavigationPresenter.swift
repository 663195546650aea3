import Routing
import Viper

/// Marks the entry of the page itself and the entry of the part of the site it lies in.
struct NavigationPresenter: SharingPresenter {
  /// A menu whose entries know where they lead; those that lead nowhere are left out.
  struct Menu: Sendable {
    let label: String
    let entries: [(title: String, link: Link)]
  }

  func share(_ response: NavigationFragment.Response, router: NavigationRouter) -> Menu {
    Menu(
      label: response.menu.capitalized,
      entries: response.entries.compactMap { entry in
        router.link(to: entry.to, writtenIn: entry.file).map { (entry.title, $0) }
      })
  }

  func present(sharing menu: Menu, router: NavigationRouter) -> NavigationFragment.ViewModel {
    guard !menu.entries.isEmpty else { return NavigationFragment.ViewModel(menu: nil) }
    let here = router.here
    let entries = menu.entries.map { title, link in
      NavigationFragment.ViewModel.Entry(
        title: title, link: link, isCurrent: link == here, isOpen: router.isOpen(link, at: here))
    }
    return NavigationFragment.ViewModel(menu: .init(label: menu.label, entries: entries))
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
