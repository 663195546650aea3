/// Knows under which names the files beside the templates are published: those that templates name by `{{@assets/site.css}}`.
public protocol AssetNames: Sendable {
  /// The file at a path below `Templates/` as it is published; nothing where there is none.
  func asset(at path: String) -> PublishedAsset?
  /// The paths of all such files, to tell the one that may be meant.
  var paths: [String] { get }
}

/// A file beside the templates as it is published.
public struct PublishedAsset: Hashable, Sendable {
  /// Its URL from the root of the site, without a slash in front.
  public let url: String
  /// What browsers compare it with (Subresource Integrity, section 3.5); empty where they shall not.
  public let integrity: String

  /// Describes a published file.
  public init(url: String, integrity: String = "") {
    self.url = url
    self.integrity = integrity
  }
}

/// Leaves all names as they are written, for templates of which nobody knows what lies beside them.
struct WrittenNames: AssetNames {
  let paths: [String] = []

  func asset(at path: String) -> PublishedAsset? { PublishedAsset(url: path) }
}
