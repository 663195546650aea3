internal import Files
internal import Routing

/// A file of the output that is known to be right.
struct StagedFile {
  let path: OutputPath
  /// The name of the new version in the staging folder; nothing if the file is as it should be already.
  let stagedName: String?
}

/// What takes pages while they are rendered.
protocol PageOutput: Sendable {
  /// Takes a page, `number` in its plan.
  func stage(_ bytes: [UInt8], as number: Int, for path: OutputPath) throws(FileFailure) -> StagedFile
}

/// The output folder while pages come in: new versions wait in a folder beside the last good site until all are right.
struct StagedOutput: PageOutput {
  static let stagingFolder = ".vipera-staging"

  let folder: OutputFolder
  private let lock: FolderLock
  private let isNew: Bool

  /// Prepares a folder for staging; what a build that was killed left behind is removed first.
  init(_ path: String) throws(FileFailure) {
    folder = OutputFolder(path)
    isNew = try !folder.exists()
    try folder.createFolder()
    lock = try FolderLock(path)
    try clear()
    try folder.createFolder(Self.stagingFolder)
  }

  /// Keeps a page or asset for the case that the whole site is right. A file that is there already, byte for byte, is left
  /// alone.
  func stage(_ bytes: [UInt8], as number: Int, for path: OutputPath) throws(FileFailure) -> StagedFile {
    if let old = try? FileReader.bytes(of: "\(folder.path)/\(path.text)"), old == bytes {
      return StagedFile(path: path, stagedName: nil)
    }
    let name = "\(Self.stagingFolder)/\(number)"
    try folder.write(bytes, to: name)
    return StagedFile(path: path, stagedName: name)
  }

  /// Moves all new versions to their places, removes the files of pages that are gone, and tells what was done.
  func publish(_ files: [StagedFile]) throws(FileFailure) -> OutputChanges {
    let old = OutputManifest(in: folder)
    let new = OutputManifest(paths: files.map(\.path.text))
    let changed = files.filter { $0.stagedName != nil }
    // A folder in the place of a file that is gone is somebody else's.
    let gone = old.paths.subtracting(new.paths).filter { folder.kind(of: $0) != .folder }
    try checkThatPlacesAreFree(for: changed, known: old, gone: gone)
    // Written before anything else changes, so that a build that is killed from here on leaves no file without an owner.
    try old.union(new).write(to: folder)
    for path in gone.sorted() {
      try folder.removeFile(path)
      removeEmptyFolders(above: path)
    }
    var folders: Set<Substring> = []
    for file in changed {
      if let parent = file.path.parent, folders.insert(parent).inserted {
        try folder.createFolder(String(parent))
      }
      if let name = file.stagedName { try folder.rename(name, to: file.path.text) }
    }
    try new.write(to: folder)
    try clear()
    return OutputChanges(
      written: changed.count, unchanged: files.count - changed.count, removed: gone.count)
  }

  /// Removes what was staged; the last good site is as it was.
  func discard() {
    try? clear()
    if isNew { folder.removeFolderIfEmpty() }
  }

  /// Throws before anything is changed where a folder lies in the place of a file, or somebody's file in that of a folder.
  private func checkThatPlacesAreFree(
    for files: [StagedFile], known old: OutputManifest, gone: Set<String>
  ) throws(FileFailure) {
    for file in files {
      guard folder.kind(of: file.path.text) != .folder || folder.holdsOnly(gone, below: file.path.text) else {
        throw FileFailure(
          path: "\(folder.path)/\(file.path)", reason: "a folder lies where a page has to be written")
      }
      var parent = file.path.parent
      while let path = parent {
        guard folder.kind(of: String(path)) != .file || old.paths.contains(String(path)) else {
          throw FileFailure(path: "\(folder.path)/\(path)", reason: "a file lies where a folder is needed")
        }
        parent = path.lastIndex(of: "/").map { path[..<$0] }
      }
    }
  }

  private func clear() throws(FileFailure) {
    guard folder.kind(of: Self.stagingFolder) == .folder else { return }
    let staged = FileTree.walk("\(folder.path)/\(Self.stagingFolder)", includingHidden: true)
    for file in staged.files { try folder.removeFile("\(Self.stagingFolder)/\(file.path)") }
    folder.removeFolderIfEmpty(Self.stagingFolder)
  }

  private func removeEmptyFolders(above path: String) {
    var path = path[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      guard folder.removeFolderIfEmpty(String(path)) else { return }
    }
  }
}

extension OutputPath {
  /// The folder it lies in; nothing at the top.
  fileprivate var parent: Substring? {
    text.lastIndex(of: "/").map { text[..<$0] }
  }
}
