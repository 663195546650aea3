internal import ContentLoading
public import Files

/// Removes what builds of a site wrote, and nothing else.
public struct SiteCleaner: Sendable {
  /// What is removed, and what stays.
  public struct Report: Hashable, Sendable {
    /// How many files of the output folder are removed, those that builds keep there for themselves among them.
    public let outputCount: Int
    /// How many files of the cache are removed.
    public let cacheCount: Int
    /// How many files of the output folder stay, since somebody else wrote them.
    public let keptCount: Int
  }

  /// The folder that the site is written to.
  public let output: String
  private let root: String

  /// Takes the root of a site, and the folder that it was written to, if that is not `Public` below it.
  public init(root: String, output: String? = nil) {
    self.root = root
    self.output = output ?? BuildOptions.output(ofSiteAt: root)
  }

  /// The folder of what builds keep for the next one.
  public var cache: String { root == "." ? RecordFile.folderName : "\(root)/\(RecordFile.folderName)" }

  /// Removes everything, or only tells what would be. Throws where there is no site, where a build is under way, and where
  /// something cannot be removed; the manifest stays then, so that the rest can be removed later.
  public func clean(dryRun: Bool = false) throws(FileFailure) -> Report {
    let folder = OutputFolder(root)
    guard folder.kind(of: ContentLoader.settingsPath) == .file else {
      throw FileFailure(
        path: root,
        reason:
          "this is no site: there is no \(ContentLoader.settingsPath) in it; name the root of one by --root"
      )
    }
    let cacheCount = try folder.fileCount(below: RecordFile.folderName)
    guard try OutputFolder(output).exists() else {
      if !dryRun { try removeCache() }
      return Report(outputCount: 0, cacheCount: cacheCount, keptCount: 0)
    }
    let stagedCount = try OutputFolder(output).fileCount(below: StagedOutput.stagingFolder)
    let removal = dryRun ? try OutputRemoval(in: output) : try run()
    return Report(
      outputCount: removal.files.count + stagedCount, cacheCount: cacheCount, keptCount: removal.keptCount)
  }

  /// Removes the cache, then the output, each while no build writes to the output folder. The cache is first: on a full disk
  /// nothing can be staged.
  private func run() throws(FileFailure) -> OutputRemoval {
    try removeCacheAlone()
    return try removeOutput()
  }

  /// Removes the cache while no build writes to the output folder, which is free again afterwards.
  private func removeCacheAlone() throws(FileFailure) {
    let lock = try FolderLock(output)
    try withExtendedLifetime(lock) { () throws(FileFailure) in try removeCache() }
  }

  private func removeCache() throws(FileFailure) {
    try telling { () throws(FileFailure) in try OutputFolder(root).removeAll(RecordFile.folderName) }
  }

  /// Has the output folder as a build has it, which puts in order what one that was killed left behind.
  private func removeOutput() throws(FileFailure) -> OutputRemoval {
    let staged = try StagedOutput(output)
    defer {
      staged.discard()
      staged.folder.removeFolderIfEmpty()
    }
    let removal = try OutputRemoval(of: staged.manifest, in: staged.folder)
    try telling { () throws(FileFailure) in try removal.run() }
    return removal
  }

  /// Says of what cannot be removed what to do.
  private func telling(_ remove: () throws(FileFailure) -> Void) throws(FileFailure) {
    do {
      try remove()
    } catch {
      throw FileFailure(
        path: error.path,
        reason:
          "this cannot be removed: \(error.reason); see who may change it and its folder, and whether another program uses it, and run vipera clean again"
      )
    }
  }
}

extension OutputRemoval {
  /// What would be removed now.
  fileprivate init(in path: String) throws(FileFailure) {
    let folder = OutputFolder(path)
    try self.init(of: OutputManifest(in: folder), in: folder)
  }
}
