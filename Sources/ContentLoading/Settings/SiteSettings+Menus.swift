import Entities

extension SiteSettings {
  /// The same with the entries that pages ask for behind those of `site.json`: by weight, then by title.
  func adding(_ places: [MenuPlace]) -> SiteSettings {
    if places.isEmpty { return self }
    var settings = self
    let ordered = places.sorted {
      ($0.weight, $0.entry.title, $0.entry.to) < ($1.weight, $1.entry.title, $1.entry.to)
    }
    for place in ordered { settings.menus[place.menu, default: []].append(place.entry) }
    return settings
  }

  /// The folders of articles.
  var articleCollections: Set<String> {
    Set(collections.filter { $0.kind == .articles }.map(\.name))
  }
}
