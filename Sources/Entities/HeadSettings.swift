/// What a site gives browsers and previews of links to show of it.
public struct HeadSettings: Hashable, Sendable {
  /// A file of the site, or a URL.
  public struct File: Hashable, Sendable {
    /// A source file such as `static/card.png`, a path of the site or a URL.
    public let to: String
    /// The place in `site.json` that names it.
    public let source: ContentSource

    /// Names a file.
    public init(to: String, source: ContentSource) {
      self.to = to
      self.source = source
    }
  }

  /// The picture that previews of links show.
  public let image: File?
  /// The icon of its pages.
  public let icon: File?
  /// The web manifest.
  public let manifest: File?
  /// The colour of the browser around its pages: a colour of CSS.
  public let themeColor: String?

  /// Makes settings.
  public init(image: File? = nil, icon: File? = nil, manifest: File? = nil, themeColor: String? = nil) {
    self.image = image
    self.icon = icon
    self.manifest = manifest
    self.themeColor = themeColor
  }

  /// The files that it names.
  public var files: [File] { [image, icon, manifest].compactMap(\.self) }
}
