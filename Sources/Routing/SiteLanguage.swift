/// A language of a site that has several: one object for all of its pages.
public final class SiteLanguage: Sendable {
  /// Its BCP 47 tag, such as `de`.
  public let tag: String
  /// Its name in itself, such as `Deutsch`.
  public let name: String
  /// The folder below `Public/` in which its pages lie, with a slash at its end; empty for the main language.
  public let folder: String

  /// Names a language.
  public init(tag: String, name: String, folder: String = "") {
    self.tag = tag
    self.name = name
    self.folder = folder
  }

  /// Where the page of a path lies in it.
  func place(of path: OutputPath) -> OutputPath {
    folder.isEmpty ? path : OutputPath(folder + path.text) ?? path
  }
}

extension SiteLanguage: Hashable {
  /// Whether both have the same tag, which no two languages of a site have.
  public static func == (left: SiteLanguage, right: SiteLanguage) -> Bool { left.tag == right.tag }

  /// Adds the tag.
  public func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

extension Destination {
  /// Where the page lies in a language.
  public func placed(in language: SiteLanguage) -> Destination {
    Destination(route, at: language.place(of: path), isReplaceable: isReplaceable)
  }
}

extension Route {
  /// Whether pages of this route say the same in every language that has one. The second page of a list does not, nor does
  /// the list of a term, whose names differ.
  var namesOnePage: Bool {
    switch kind {
    case "section", "term", "not-found", "feed", "sitemap", "robots", "search-file": false
    case "archive": name.hasSuffix("/1")
    default: !isRedirect
    }
  }

  /// Whether it is an entry of a collection.
  var isEntry: Bool { kind == "entry" }
}
