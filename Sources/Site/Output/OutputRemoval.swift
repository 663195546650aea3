internal import Files

/// What of an output folder is removed when it is cleaned: the files that builds wrote. All others stay, and so do folders that
/// something is left in.
struct OutputRemoval {
  /// The files that are removed, by their paths below the folder.
  private(set) var files: [String] = []
  /// How many files stay, since somebody else wrote them.
  private(set) var keptCount = 0
  /// The folders that builds made, the innermost first.
  private var folders: [String] = []
  private let folder: OutputFolder
  private let manifest: OutputManifest
  /// The folders that the manifest names files in.
  private let ownFolders: Set<String>

  /// Looks at what lies in a folder. Symbolic links are not followed: what lies behind one is somebody else's.
  init(of manifest: OutputManifest, in folder: OutputFolder) throws(FileFailure) {
    self.folder = folder
    self.manifest = manifest
    ownFolders = FolderPath.parents(of: manifest.paths)
    try look(into: "")
  }

  private mutating func look(into path: String) throws(FileFailure) {
    for entry in try folder.entries(of: path) {
      let name = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      switch (entry.isFolder, ownFolders.contains(name)) {
      case (true, _) where name == StagedOutput.stagingFolder: break
      case (true, true):
        try look(into: name)
        folders.append(name)
      case (true, false): countOthers(in: name)
      case (false, _):
        if manifest.paths.contains(name) || name == OutputManifest.name {
          files.append(name)
        } else {
          keptCount += 1
        }
      }
    }
  }

  /// Counts the files of a folder that is somebody else's as a whole, as far as it can be read.
  private mutating func countOthers(in path: String) {
    keptCount += (try? folder.fileCount(below: path)) ?? 1
  }

  /// Removes the files and the folders that are empty then. The manifest is the last of all: where something cannot be removed,
  /// the next one knows what is left.
  func run() throws(FileFailure) {
    for file in files.sorted() where file != OutputManifest.name { try folder.removeFile(file) }
    for name in folders { folder.removeFolderIfEmpty(name) }
    try folder.removeFile(OutputManifest.name)
  }
}
