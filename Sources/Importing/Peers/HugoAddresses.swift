import ContentLoading
import Diagnostics
import Entities

extension HugoForms {
  /// The tokens that patterns may have.
  static let tokens = AddressDate.tokens.union([
    "monthname", "weekday", "weekdayname", "yearday", "section", "sections", "title", "slug", "filename",
    "slugorfilename", "contentbasename", "slugorcontentbasename",
  ])

  /// The address of a page: that in its front matter, by the pattern of its section, or by its place.
  static func address(_ page: OldPage, _ date: DateStamp?, _ site: SiteDescription) -> OldAddress {
    let folders = page.isIndex ? Array(page.folders.dropLast()) : page.folders
    let path = folders.map(site.pathName)
    if page.isSection { return OldAddress(text: folders.isEmpty ? "/" : "/\(path.joined(separator: "/"))/") }
    let file = page.isIndex ? page.folders.last ?? "" : page.stem
    let name = page.value("slug")?.scalarText ?? file
    let parts = (path + [site.pathName(name)]).filter { !$0.isEmpty }
    let ended = { (address: String) in
      let start = address.hasSuffix("/") ? String(address.dropLast()) : address
      return start.isEmpty ? "/" : start + (site.hasUglyURLs(folders.first ?? "") ? ".html" : "/")
    }
    let plain = ended("/" + parts.joined(separator: "/"))
    let token = { (token: String) -> String? in
      switch token {
      case "title": site.pathName(page.value("title")?.scalarText ?? name)
      case "slug", "slugorfilename", "slugorcontentbasename": site.pathName(name)
      case "filename", "contentbasename": site.pathName(file)
      case "section": path.first ?? ""
      case let token where token.hasPrefix("sections"): sections(token, of: path)
      default: part(token, of: date)
      }
    }
    if let own = page.value("url"), let text = own.scalarText {
      let pattern = AddressPattern(text: text, location: own.location)
      return pattern.address(otherwise: plain, token) { $0 }
    }
    guard let section = folders.first, let pattern = site.permalinks[section] else {
      return OldAddress(text: plain)
    }
    return pattern.address(otherwise: plain, token, ended: ended)
  }

  /// The folders that a token such as `sections[1:]` chooses; nothing where it is none of those.
  static func sections(_ token: String, of folders: [String]) -> String? {
    let range = token.dropFirst("sections".count)
    if range.isEmpty { return folders.joined(separator: "/") }
    let bounds = range.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    let index = { (text: Substring) -> Int? in
      text == "last" ? max(0, folders.count - 1) : Int(text).flatMap { $0 < 0 ? nil : $0 }
    }
    if bounds.count == 1 {
      guard let place = index(bounds[0]) else { return nil }
      return folders.indices.contains(place) ? folders[place] : ""
    }
    guard bounds.count == 2, let start = bounds[0].isEmpty ? 0 : index(bounds[0]),
      let end = bounds[1].isEmpty ? folders.count : index(bounds[1])
    else { return nil }
    return folders.prefix(min(end, folders.count)).dropFirst(start).joined(separator: "/")
  }

  private static func part(_ token: String, of date: DateStamp?) -> String? {
    guard let date else { return nil }
    return switch token {
    case "monthname": AddressDate.months[date.month - 1].lowercased()
    case "weekday": "\(date.weekday)"
    case "weekdayname": AddressDate.weekdays[date.weekday].lowercased()
    case "yearday": "\(date.dayOfYear)"
    default: AddressDate.part(token, of: date)
    }
  }
}
