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

  /// Prepares a folder for staging. What a build that was killed had begun to publish is published first; all else that it left
  /// behind is removed.
  init(_ path: String) throws(FileFailure) {
    folder = OutputFolder(path)
    isNew = try !folder.exists()
    try folder.createFolder()
    lock = try FolderLock(path)
    try Publication(begunIn: folder, Self.tree)?.finish()
    manifest = OutputManifest(in: folder)
    try folder.removeAll(Self.stagingFolder)
    try folder.createFolder(Self.tree.root)
  }

  /// Publishes what a build that was killed had begun to publish; does nothing where none had.
  static func finishPublication(in path: String) throws(FileFailure) {
    if Publication.isBegun(in: OutputFolder(path)) { try StagedOutput(path).discard() }
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

  /// Moves all new versions to their places, removes the files of pages that are gone, and tells what was done. Where that fails
  /// the last good site is as it was.
  func publish(_ files: some Collection<StagedFile>) throws(FileFailure) -> OutputChanges {
    let changed = files.count { $0.isNew }
    let publication = Publication(
      of: OutputManifest(paths: files.lazy.map(\.path.text)), after: manifest, in: folder, Self.tree)
    let removed = publication.gone.count
    if changed > 0 || publication.changesManifest { try publication.run() }
    try? folder.removeAll(Self.stagingFolder)
    return OutputChanges(written: changed, unchanged: files.count - changed, removed: removed)
  }

  /// Removes what was staged; the last good site is as it was.
  func discard() {
    try? folder.removeAll(Self.stagingFolder)
    if isNew { folder.removeFolderIfEmpty() }
  }
}
