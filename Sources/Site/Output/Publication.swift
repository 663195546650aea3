internal import Files

/// The change from one site in an output folder to the next: all of it, or nothing.
///
/// Once everything waits in the staging folder a mark is set there. From then on a build that is killed has left a site which the
/// next one finishes; before, one that it removes.
struct Publication {
  private static let mark = "\(StagedOutput.stagingFolder)/complete"
  private static let waitingManifest = "\(StagedOutput.stagingFolder)/manifest"
  private static let keep = "\(StagedOutput.stagingFolder)/old"

  private let folder: OutputFolder
  private let tree: OutputTree
  private let old: OutputManifest
  private let new: OutputManifest
  /// The files of the old site that are none of the new one.
  let gone: Set<String>
  /// Whether the new site has other files than the old one.
  let changesManifest: Bool

  /// Describes the change to a site whose new versions wait in a tree.
  init(of new: OutputManifest, after old: OutputManifest, in folder: OutputFolder, _ tree: OutputTree) {
    self.folder = folder
    self.tree = tree
    self.old = old
    self.new = new
    changesManifest = new.paths != old.paths
    gone = changesManifest ? Self.gone(from: old, to: new, in: folder) : []
  }

  /// Whether a build was killed while it published.
  static func isBegun(in folder: OutputFolder) -> Bool { folder.kind(of: mark) != nil }

  /// Describes what a build had begun to publish when it was killed; nothing if none had.
  init?(begunIn folder: OutputFolder, _ tree: OutputTree) {
    guard Self.isBegun(in: folder) else { return nil }
    let old = OutputManifest(in: folder)
    let new = OutputManifest(in: folder, named: Self.waitingManifest)
    self.init(of: new.isThere ? new : old, after: old, in: folder, tree)
  }

  /// The files that are to be removed. A folder in the place of one is somebody else's, and so is what lies behind a symbolic
  /// link. On some disks a file has the names of its path in letters of whatever case.
  private static func gone(
    from old: OutputManifest, to new: OutputManifest, in folder: OutputFolder
  ) -> Set<String> {
    var gone = old.paths.subtracting(new.paths).filter {
      folder.ownKind(of: $0) != .folder && !folder.leadsThroughLink($0)
    }
    if gone.isEmpty { return [] }
    let names = Dictionary(gone.map { ($0.lowercased(), $0) }) { first, _ in first }
    for path in new.paths {
      if let name = names[path.lowercased()], folder.identity(of: name) == folder.identity(of: path) {
        gone.remove(name)
      }
    }
    return gone
  }

  /// Publishes. Where that fails everything is put back where it was.
  func run() throws(FileFailure) {
    try tree.checkThatPlacesAreFree(in: folder, known: old, gone: gone)
    if changesManifest { try new.write(to: folder, named: Self.waitingManifest) }
    var moves = try OutputMoves(in: folder, keepingIn: Self.keep)
    try folder.write([], to: Self.mark)
    do {
      try move(by: &moves)
    } catch {
      // What is put back is not to be finished.
      try? folder.removeFile(Self.mark)
      moves.takeBack()
      throw error
    }
    removeEmptyFolders()
  }

  /// Publishes what is left of it.
  func finish() throws(FileFailure) {
    try tree.checkThatPlacesAreFree(in: folder, known: old, gone: gone)
    var moves = try OutputMoves(in: folder, keepingIn: Self.keep)
    try move(by: &moves)
    removeEmptyFolders()
  }

  /// New files come first, and what is gone goes last: in between, a visitor finds what either site has.
  private func move(by moves: inout OutputMoves) throws(FileFailure) {
    try tree.move(in: folder, by: &moves)
    // Where a file was there may be a folder of the new site now.
    for path in gone where folder.ownKind(of: path) != .folder { try moves.takeAway(path) }
    if changesManifest { try folder.rename(Self.waitingManifest, to: OutputManifest.name) }
  }

  private func removeEmptyFolders() {
    for path in gone {
      var path = path
      while let parent = FolderPath.parent(of: path), folder.removeFolderIfEmpty(parent) { path = parent }
    }
  }
}
