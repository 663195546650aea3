import Routing
import Viper

/// From a menu, the ways lead to what its entries name.
struct NavigationRouter: Wayfinder {
  var ways: Ways

  /// Nothing for an entry that leads nowhere; the site's plan has said so already.
  func link(to target: String, writtenIn file: String) -> Link? {
    try? ways.resolve(target, from: file).get()
  }

  /// The link to the page on which the menu stands.
  var here: Link? { ways.toHere }

  /// Whether a page is the one of a link or lies below it.
  func isOpen(_ link: Link, at here: Link) -> Bool {
    // Only a folder has pages below it; a file's name may start another's.
    guard link != ways.home else { return false }
    if link == here { return true }
    return link.href.utf8.last == UInt8(ascii: "/") && here.href.utf8.starts(with: link.href.utf8)
  }
}
