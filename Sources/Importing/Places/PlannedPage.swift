import Entities

/// A page of the old site and where it lies in the new one.
struct PlannedPage {
  let old: OldPage
  /// Its path below `Content/`, without a language.
  var destination: String
  /// The address that it had, in the folder of its language.
  let oldAddress: String
  /// The collection of articles that it belongs to.
  var collection: String?
  /// The day in its front matter or its name.
  let date: DateStamp?
  /// The address that it gets if front matter says nothing.
  var newAddress = "/"

  /// Its path below `Content/`.
  var file: String { destination.named(old.language) }
  /// Whether it describes its folder, and has the keys of that.
  var isSection: Bool { destination.fileName == "_index.md" }
  /// Whether it is the home page.
  var isHome: Bool { destination == "_index.md" || destination == "index.md" }
}

extension PlannedPage {
  /// The name in URLs that it gets if front matter says nothing.
  var defaultSlug: String {
    var name = destination.fileName.stem
    if name == "index", destination.folderPath.contains("/") || collection == nil {
      name = destination.folderPath.fileName
    }
    if collection != nil, let date = Self.day(in: name) {
      name = String(name.dropFirst(date.dayText.count + 1))
    }
    return (Slug(name) ?? Slug(from: name)).description
  }

  /// The day at the start of a name, as articles may have it.
  static func day(in name: String) -> DateStamp? {
    guard name.utf8.count > 11, name.utf8.dropFirst(10).first == UInt8(ascii: "-") else { return nil }
    return DateStamp(String(decoding: name.utf8.prefix(10), as: UTF8.self))
  }

  /// The address by a pattern of its collection, or by its folders.
  func address(by permalink: String?) -> String {
    let folders = destination.folderPath.split(separator: "/").map {
      (Slug(String($0)) ?? Slug(from: String($0))).description
    }
    if isHome { return "/" }
    if isSection { return "/\(folders.joined(separator: "/"))/" }
    guard let collection, let permalink else {
      let isIndex = destination.fileName == "index.md"
      return "/" + (isIndex ? folders : folders + [defaultSlug]).joined(separator: "/") + "/"
    }
    let filled = AddressPattern.filled(permalink) { token in
      switch token {
      case "collection": collection
      case "slug": defaultSlug
      default: AddressDate.part(token, of: date)
      }
    }
    return filled.address
  }
}

/// A collection of articles of the new site.
struct PlannedCollection {
  let name: String
  let permalink: String
}
