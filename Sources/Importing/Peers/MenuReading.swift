import ContentLoading
import Diagnostics

/// Reads the entries of a menu.
enum MenuReading {
  /// The entries, lightest first; those of a menu inside a menu follow the one they belong to.
  static func items(_ node: ContentNode, in site: inout SiteDescription) -> [SiteDescription.MenuItem] {
    var roots: [(item: SiteDescription.MenuItem, id: String)] = []
    var children: [String: [SiteDescription.MenuItem]] = [:]
    for entry in node.elements {
      // An entry without a name has that of its page.
      let name = entry.value(["name", "title", "identifier"])?.scalarText ?? ""
      guard let to = entry.value(["pageRef", "url", "href", "link"])?.scalarText else {
        site.tell(
          "the entry \"\(name)\" of a menu leads nowhere, and all entries here are links", at: entry.location,
          hint: "let it lead to a page")
        continue
      }
      let item = SiteDescription.MenuItem(
        title: name, to: to, weight: entry.value(["weight"])?.wholeNumber ?? .max, location: entry.location)
      if let parent = entry.value(["parent"])?.scalarText {
        children[parent, default: []].append(item)
        site.tell("menus have no levels here: \"\(name)\" stands beside \"\(parent)\"", at: entry.location)
      } else {
        roots.append((item, entry.value(["identifier"])?.scalarText ?? name))
      }
    }
    // Entries of the same weight keep their order.
    let sorted = roots.enumerated().sorted {
      ($0.element.item.weight, $0.offset) < ($1.element.item.weight, $1.offset)
    }
    var items = sorted.flatMap { root in
      [root.element.item] + (children.removeValue(forKey: root.element.id) ?? [])
    }
    items += children.sorted { $0.key < $1.key }.flatMap(\.value)
    return items
  }
}
