import Entities

/// An entry of a menu that a page asks for.
struct MenuPlace: Equatable, Sendable {
  let menu: String
  /// Smaller is earlier.
  let weight: Int
  let entry: MenuEntry

  /// What the front matter of a file asks for; the title of the page stands for that of an entry.
  static func all(
    _ menus: [String: Located<EntryFrontMatter.Menu>], title: FilledText, of file: ContentFile
  ) -> [MenuPlace] {
    menus.sorted { $0.key < $1.key }.map { menu, place in
      MenuPlace(
        menu: menu, weight: place.value.weight ?? .max,
        entry: MenuEntry(
          title: (place.value.title ?? title).description, to: "@/\(file.path)",
          source: ContentSource(place.location)))
    }
  }
}
