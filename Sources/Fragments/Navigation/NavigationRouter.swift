import Routing
import Viper

/// From a menu, the ways lead to what its entries name.
struct NavigationRouter: Wayfinder {
  var ways: Ways

  /// Nothing for an entry that leads nowhere; the site's plan has said so already.
  func link(to target: String, writtenIn file: String) -> Link? {
    try? ways.resolve(target, from: file).get()
  }

  func isHere(_ link: Link) -> Bool {
    link == ways.toHere
  }

  func isAtOrBelow(_ link: Link) -> Bool {
    // Only a folder has pages below it; a file's name may start another's.
    link != ways.home
      && (isHere(link) || link.href.hasSuffix("/") && ways.toHere?.href.hasPrefix(link.href) == true)
  }
}
