import Prose
import Routing
import Viper

/// Marks the entry of the page itself and the entry of the part of the site it lies in.
struct NavigationPresenter: SharingPresenter {
  var words = Words.english

  /// A menu whose entries know where they lead; those that lead nowhere are left out.
  struct Menu: Sendable {
    let label: String
    let entries: [(title: String, link: Link)]
  }

  func share(_ response: NavigationFragment.Response, router: NavigationRouter) -> Menu {
    Menu(
      label: label(of: response.menu),
      entries: response.entries.compactMap { entry in
        router.link(to: entry.to, writtenIn: entry.file).map { (entry.title, $0) }
      })
  }

  /// Menus of a theme's own are called as they are named.
  private func label(of menu: String) -> String {
    switch menu {
    case "main": words[.mainMenu]
    case "footer": words[.footerMenu]
    default: menu.capitalized
    }
  }

  /// The entry that leads to the page, and those whose part of the site it lies in, by their numbers.
  struct Standing: Hashable {
    var current: [Int] = []
    var open: [Int] = []
  }

  func standing(in menu: Menu, router: NavigationRouter) -> Standing {
    var standing = Standing()
    guard let here = router.here else { return standing }
    for (number, entry) in menu.entries.enumerated() {
      if entry.link == here { standing.current.append(number) }
      if router.isOpen(entry.link, at: here) { standing.open.append(number) }
    }
    return standing
  }

  func present(sharing menu: Menu, standing: Standing) -> NavigationFragment.ViewModel {
    guard !menu.entries.isEmpty else { return NavigationFragment.ViewModel(menu: nil) }
    let entries = menu.entries.enumerated().map { number, entry in
      NavigationFragment.ViewModel.Entry(
        title: entry.title, link: entry.link, isCurrent: standing.current.contains(number),
        isOpen: standing.open.contains(number))
    }
    return NavigationFragment.ViewModel(menu: .init(label: menu.label, entries: entries))
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
