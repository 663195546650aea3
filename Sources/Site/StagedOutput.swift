internal import Files
internal import Routing

/// A file of the output that is known to be right.
struct StagedFile {
  let path: OutputPath
  /// Whether a new version waits; if not, the file is as it should be already.
  let isNew: Bool
  /// The file as it is there, or will be.
  let identity: FileIdentity?
}

/// What takes pages while they are rendered.
protocol PageOutput: Sendable {
  /// Takes a page.
  func stage(_ bytes: [UInt8], for path: OutputPath) throws(FileFailure) -> StagedFile
  /// The page that is there already, if it is still the one that is meant.
  func keep(_ identity: FileIdentity, at path: OutputPath) -> StagedFile?
}

/// The output folder while pages come in: new versions wait in a folder beside the last good site until all are right.
struct StagedOutput: PageOutput {
  static let stagingFolder = ".vipera-staging"
  /// New versions lie here as they will lie in the output folder, so that a folder which is new as a whole is moved at once.
  private static let tree = OutputTree(root: "\(stagingFolder)/new")

  let folder: OutputFolder
  /// What the last build wrote.
  let manifest: OutputManifest
  private let lock: FolderLock
  private let isNew: Bool

  /// Prepares a folder for staging; what a build that was killed left behind is removed first.
  init(_ path: String) throws(FileFailure) {
    folder = OutputFolder(path)
    isNew = try !folder.exists()
    try folder.createFolder()
    lock = try FolderLock(path)
    manifest = OutputManifest(in: folder)
    try folder.removeAll(Self.stagingFolder)
    try folder.createFolder(Self.tree.root)
  }

  /// Keeps a page or asset for the case that the whole site is right. A file that is there already, byte for byte, is left
  /// alone.
  func stage(_ bytes: [UInt8], for path: OutputPath) throws(FileFailure) -> StagedFile {
    if !isNew, let known = folder.file(at: path.text, holding: bytes) {
      return StagedFile(path: path, isNew: false, identity: known)
    }
    let identity = try folder.write(bytes, to: Self.tree.place(of: path.text))
    return StagedFile(path: path, isNew: true, identity: identity)
  }

  /// A file that is there already, if it is still the one that is meant.
  func keep(_ identity: FileIdentity, at path: OutputPath) -> StagedFile? {
    guard !isNew, folder.identity(of: path.text) == identity else { return nil }
    return StagedFile(path: path, isNew: false, identity: identity)
  }

  /// Moves all new versions to their places, removes the files of pages that are gone, and tells what was done.
  func publish(_ files: some Collection<StagedFile>) throws(FileFailure) -> OutputChanges {
    let old = manifest
    let new = OutputManifest(paths: files.lazy.map(\.path.text))
    let unplanned = old.paths.subtracting(new.paths)
    let isSame = unplanned.isEmpty && old.paths.count == new.paths.count
    // A folder in the place of a file that is gone is somebody else's.
    let gone = unplanned.filter { folder.kind(of: $0) != .folder }
    try Self.tree.checkThatPlacesAreFree(in: folder, known: old, gone: gone)
    // Written before anything else changes, so that a build that is killed from here on leaves no file without an owner.
    if !isSame { try old.union(new).write(to: folder) }
    for path in gone.sorted() {
      try folder.removeFile(path)
      removeEmptyFolders(above: path)
    }
    try Self.tree.move(in: folder)
    if !isSame { try new.write(to: folder) }
    try folder.removeAll(Self.stagingFolder)
    let changed = files.count { $0.isNew }
    return OutputChanges(written: changed, unchanged: files.count - changed, removed: gone.count)
  }

  /// Removes what was staged; the last good site is as it was.
  func discard() {
    try? folder.removeAll(Self.stagingFolder)
    if isNew { folder.removeFolderIfEmpty() }
  }

  private func removeEmptyFolders(above path: String) {
    var path = path[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      guard folder.removeFolderIfEmpty(String(path)) else { return }
    }
  }
}
