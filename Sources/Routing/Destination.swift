public import Diagnostics

/// Where a page lies: its name in code and its file.
public struct Destination: Hashable, Sendable {
  /// The page's name in code.
  public let route: Route
  /// Its file below `Public/`.
  public let path: OutputPath

  /// Whether a file that the site brings itself takes its place.
  public let isReplaceable: Bool

  /// Puts a page in its place.
  public init(_ route: Route, at path: OutputPath, isReplaceable: Bool = false) {
    self.route = route
    self.path = path
    self.isReplaceable = isReplaceable
  }
}

/// A planned output file, and what it is made from.
public struct PlannedOutput: Hashable, Sendable {
  /// Its file below `Public/`.
  public let path: OutputPath
  /// Its name in code, if it is a page.
  public let route: Route?
  /// The place in the content that it is made from, where there is one.
  public let source: SourceLocation?
  /// The language of a page, where that is not the main one of the site.
  public let language: SiteLanguage?
  /// Whether links may name it by its source: pages that settings ask for are not what the file of the settings became.
  public let isNamedBySource: Bool
  /// The image that it is another version of, if it is one.
  public let original: Original?

  /// An image that is published in more than one width.
  public struct Original: Hashable, Sendable {
    /// The path of the image from the root of the site.
    let source: String
    /// The width of the version in pixels.
    let width: Int

    /// Names an image and the width of a version of it.
    public init(source: String, width: Int) {
      self.source = source
      self.width = width
    }
  }

  /// Describes an output file.
  public init(
    path: OutputPath, route: Route? = nil, source: SourceLocation?, language: SiteLanguage? = nil,
    isNamedBySource: Bool = true, original: Original? = nil
  ) {
    self.isNamedBySource = isNamedBySource
    self.original = original
    self.path = path
    self.route = route
    self.source = source
    self.language = language
  }
}
