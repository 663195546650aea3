public import Entities

/// What is there already of the site that a new entity is made for.
public struct SiteOutline: Sendable {
  /// A page that is planned.
  public struct Page: Hashable, Sendable {
    /// Its address below the base URL, percent-encoded, such as `/guide/start/`.
    public let path: String
    /// Its name in code, in words.
    public let route: String
    /// The file it stems from, from the root of the site, where there is one.
    public let source: String?

    /// Describes a page.
    public init(path: String, route: String, source: String?) {
      self.path = path
      self.route = route
      self.source = source
    }
  }

  /// What its `site.json` says.
  public let settings: SiteSettings
  /// All pages, drafts among them.
  public let pages: [Page]
  /// The paths of all files below `Content`.
  public let files: [String]
  /// The instant of the build.
  public let now: DateStamp

  /// Takes what is there.
  public init(settings: SiteSettings, pages: [Page], files: [String], now: DateStamp) {
    self.settings = settings
    self.pages = pages
    self.files = files
    self.now = now
  }
}
