/// The theme in the program: used for every template and asset that a site does not bring itself.
///
/// `Templates` here is the folder of that name at the top of the repository; the package manager turns its files into code.
public enum Theme {
  /// A template or an asset.
  public struct File: Sendable {
    /// Its path below `Templates/`, such as `partials/head.mustache`.
    public let path: String
    /// Its content.
    public let bytes: [UInt8]
  }

  /// All files of the theme.
  public static let files = [
FILES
  ]
}
