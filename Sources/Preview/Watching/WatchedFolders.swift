internal import Files

/// What of a site is watched.
public struct WatchedFolders: Sendable {
  /// The root of the site.
  public let root: String
  /// The folders below the root whose files it is made from.
  let folders: [String]
  /// Those in which hidden files count, too.
  let withHidden: [String]

  /// Describes what is watched.
  public init(root: String, folders: [String], withHidden: [String] = []) {
    self.root = root
    self.folders = folders
    self.withHidden = withHidden
  }

  /// Whether a path leads into one of the folders.
  func holds(_ path: String) -> Bool { folders.contains { FolderPath.below($0, path) != nil } }

  /// Whether a file counts, or a folder: what editors put beside a file does not.
  func includes(_ path: String) -> Bool {
    guard let name = path.split(separator: "/").last else { return false }
    if name.hasSuffix("~") || name == "4913" || name == ".DS_Store" { return false }
    if name.hasPrefix("#") && name.hasSuffix("#") || name.hasPrefix(".#") { return false }
    if [".swp", ".swx", ".swo", ".tmp~"].contains(where: name.hasSuffix) { return false }
    return !name.hasPrefix(".") || withHidden.contains { FolderPath.below($0, path) != nil }
  }
}
