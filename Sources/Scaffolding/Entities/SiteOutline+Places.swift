import Diagnostics
import Entities
import Routing

extension SiteOutline {
  /// The collection of a name, or the only one of its kind.
  func collection(
    _ name: String?, of kind: CollectionSettings.Kind
  ) throws(ScaffoldRefusal) -> CollectionSettings {
    let candidates = settings.collections.filter { $0.kind == kind }
    let names = candidates.map(\.name)
    if let name {
      if let collection = candidates.first(where: { $0.name == name }) { return collection }
      if let other = settings.collections.first(where: { $0.name == name }) {
        throw ScaffoldRefusal(
          "Content/\(name) holds \(other.kind.rawValue)",
          hint: "vipera new \(other.kind.singular) NAME --in \(name)")
      }
      throw ScaffoldRefusal(
        "there is no collection \"\(name)\"",
        hint: NearMiss.question(name, among: names)
          ?? (names.isEmpty ? Self.settingsHint(kind) : "choose among \(names.joined(separator: ", "))"))
    }
    guard let first = candidates.first else {
      throw ScaffoldRefusal("the site has no collection of \(kind.rawValue)", hint: Self.settingsHint(kind))
    }
    guard candidates.count == 1 else {
      throw ScaffoldRefusal(
        "there are several collections of \(kind.rawValue): \(names.joined(separator: ", "))",
        hint: "say which one, as in --in \(first.name)")
    }
    return first
  }

  private static func settingsHint(_ kind: CollectionSettings.Kind) -> String {
    """
    name one in Content/site.json: "collections": {"\(kind.rawValue)": {"kind": "\(kind.rawValue)", "title": "…"}}
    """
  }

  /// Where the page of an entry lies, by the permalink of its collection; that of a record has no date.
  func destination(
    of name: EntityName, dated date: String, in collection: CollectionSettings
  ) -> Destination {
    let slug = name.slug.description
    let day = date.split(separator: "-").map(String.init)
    let path = (try? Permalink(collection.permalink))?.path { token in
      switch token {
      case .collection: collection.name
      case .slug: slug
      case .title: Slug(from: name.title).description
      case .year: day.first ?? slug
      case .month: day.count == 3 ? day[1] : slug
      case .day: day.last ?? slug
      }
    }
    return Destination(
      .entry(slug, in: collection.name), at: path ?? OutputPath(folder: [collection.name, slug]))
  }

  /// Refuses what is there already: a page of that name or address, in other letters too, or a file that would be one.
  func refuseTaken(_ destination: Destination, files forms: [String]) throws(ScaffoldRefusal) {
    let path = "/\(destination.path.urlPath)"
    let route = "\(destination.route)"
    if let page = pages.first(where: { $0.route == route || $0.path.lowercased() == path.lowercased() }) {
      throw ScaffoldRefusal(
        "there is a page at \(page.path) already" + (page.source.map { ", of \($0)" } ?? ""),
        hint: "choose another name")
    }
    let forms = Set(forms.map { $0.lowercased() })
    let taken = files.filter { forms.contains($0.lowercased()) }
    if !taken.isEmpty { throw .taken(taken.map { "Content".adding($0) }) }
  }
}

extension CollectionSettings.Kind {
  /// One of its entities.
  var singular: String {
    switch self {
    case .articles: "article"
    case .records: "record"
    }
  }
}
