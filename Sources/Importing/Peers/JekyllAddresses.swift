import ContentLoading
import Diagnostics
import Entities

extension JekyllForms {
  /// The patterns that have names.
  static let styles = [
    "date": "/:categories/:year/:month/:day/:title:output_ext",
    "pretty": "/:categories/:year/:month/:day/:title/",
    "ordinal": "/:categories/:year/:y_day/:title:output_ext",
    "weekdate": "/:categories/:year/W:week/:short_day/:title:output_ext",
    "none": "/:categories/:title:output_ext",
  ]

  /// The tokens that patterns may have.
  static let tokens = AddressDate.tokens.union([
    "categories", "slugified_categories", "title", "slug", "path", "name", "basename", "collection",
    "output_ext", "i_month", "i_day", "short_year", "short_month", "long_month", "y_day", "week", "w_year",
    "w_day", "short_day", "long_day", "hour", "minute", "second",
  ])

  /// The address of a page: that in its front matter, or by the pattern of its kind.
  static func address(_ page: OldPage, _ date: DateStamp?, _ site: SiteDescription) -> OldAddress {
    let origin = origin(of: page.source, site)
    let token = { (token: String) in value(token, of: page, origin, date) }
    let general = pattern(of: page, origin, site)
    let plain = ended(AddressPattern.filled(general.text, token).address)
    let own = page.value("permalink").flatMap { node in
      node.scalarText.map { AddressPattern(text: $0, location: node.location) }
    }
    let undated = "/\((page.folders + [page.stem]).joined(separator: "/")).html"
    return (own ?? general).address(otherwise: own == nil ? undated : plain, token, ended: ended)
  }

  private static func pattern(
    of page: OldPage, _ origin: Origin, _ site: SiteDescription
  ) -> AddressPattern {
    let top = SourceLocation(file: page.file)
    switch origin {
    case .post:
      return site.permalinks["posts"]
        ?? AddressPattern(text: styles[site.permalinkStyle] ?? styles["date"] ?? "", location: top)
    case .collection(let name, _):
      return site.permalinks[name]
        ?? AddressPattern(text: "/:collection/:path" + ending(of: site.permalinkStyle), location: top)
    case .page:
      let name = page.isIndex ? "" : ":basename" + ending(of: site.permalinkStyle)
      return AddressPattern(text: "/:path/" + name, location: top)
    }
  }

  /// How addresses of pages end that have no pattern: as those of posts do.
  private static func ending(of style: String) -> String {
    style == "pretty" || style.hasSuffix("/") ? "/" : ":output_ext"
  }

  /// The path of the file that is written: a folder has an index, and all others end in `.html`.
  private static func ended(_ address: String) -> String {
    if address.hasSuffix("/index.html") { return String(address.dropLast("index.html".count)) }
    return address.hasSuffix("/") || address.hasSuffix(".html") ? address : address + ".html"
  }

  private static func value(
    _ token: String, of page: OldPage, _ origin: Origin, _ date: DateStamp?
  ) -> String? {
    let name = page.value("slug")?.scalarText ?? undated(page.stem)
    switch token {
    case "categories": return categories(of: page).map { $0.lowercased() }.joined(separator: "/")
    case "slugified_categories": return categories(of: page).map(AddressName.jekyll).joined(separator: "/")
    case "title": return AddressName.jekyllPretty(name)
    case "slug": return AddressName.jekyll(name)
    case "name": return AddressName.jekyll(page.stem)
    case "basename": return page.stem
    case "output_ext": return ".html"
    default: break
    }
    switch (token, origin) {
    case ("path", .page): return page.folders.joined(separator: "/")
    case ("path", .post(_, let path, _)), ("path", .collection(_, let path)):
      return path.folderPath.isEmpty ? page.stem : path.folderPath.appending(path: page.stem)
    case ("collection", .collection(let name, _)): return name
    case ("collection", .post): return "posts"
    default: return part(token, of: date)
    }
  }

  /// The categories of a post: its folders, and what its front matter says; `category` is one, whatever is in it.
  private static func categories(of page: OldPage) -> [String] {
    var words = page.additions.filter { $0.key == "categories" }.flatMap { addition -> [String] in
      if case .list(let nodes) = addition.value { nodes.compactMap(\.text) } else { [] }
    }
    if let many = page.value("categories") {
      let isText = many.text != nil
      words += many.elements.compactMap(\.scalarText).flatMap { word in
        isText ? word.split(separator: " ").map(String.init) : [word]
      }
    }
    words += (page.value("category")?.elements ?? []).compactMap(\.scalarText)
    var known: Set<String> = []
    return words.filter { known.insert($0.lowercased()).inserted }
  }

  /// The name of a post without the day at its start.
  private static func undated(_ name: String) -> String {
    let parts = name.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].count == 4, parts[..<3].allSatisfy({ $0.allSatisfy(\.isNumber) }) else {
      return name
    }
    return String(parts[3])
  }

  private static func part(_ token: String, of date: DateStamp?) -> String? {
    guard let date else { return nil }
    let time = date.secondOfDay
    return switch token {
    case "i_month": "\(date.month)"
    case "i_day": "\(date.day)"
    case "short_year": AddressDate.padded(date.year % 100, to: 2)
    case "short_month": String(AddressDate.months[date.month - 1].prefix(3))
    case "long_month": AddressDate.months[date.month - 1]
    case "y_day": AddressDate.padded(date.dayOfYear, to: 3)
    case "week": AddressDate.padded(date.week.number, to: 2)
    case "w_year": "\(date.week.year)"
    case "w_day": "\((date.weekday + 6) % 7 + 1)"
    case "short_day": String(AddressDate.weekdays[date.weekday].prefix(3))
    case "long_day": AddressDate.weekdays[date.weekday]
    case "hour": AddressDate.padded(time / 3600, to: 2)
    case "minute": AddressDate.padded(time / 60 % 60, to: 2)
    case "second": AddressDate.padded(time % 60, to: 2)
    default: AddressDate.part(token, of: date)
    }
  }
}
