internal import Files

/// Files that lie in a folder of the output folder as they will lie in the output folder itself.
struct OutputTree {
  /// The folder, below the output folder.
  let root: String

  /// Where the file of an output path waits.
  func place(of path: String) -> String {
    path.isEmpty ? root : "\(root)/\(path)"
  }

  /// Throws before anything is changed where a folder lies in the place of a file, or somebody's file in that of a folder.
  /// `known` are our own files, of which those that are `gone` will be removed.
  func checkThatPlacesAreFree(
    in folder: OutputFolder, known: OutputManifest, gone: Set<String>, below path: String = ""
  ) throws(FileFailure) {
    for entry in try folder.entries(of: place(of: path)) {
      let name = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      switch (entry.isFolder, folder.kind(of: name)) {
      case (true, .folder?):
        try checkThatPlacesAreFree(in: folder, known: known, gone: gone, below: name)
      case (true, .file?) where !known.paths.contains(name):
        throw FileFailure(path: "\(folder.path)/\(name)", reason: "a file lies where a folder is needed")
      case (false, .folder?) where !folder.holdsOnly(gone, below: name):
        throw FileFailure(
          path: "\(folder.path)/\(name)", reason: "a folder lies where a page has to be written")
      default: break
      }
    }
  }

  /// Moves everything to its place, whole folders where there are none yet.
  func move(in folder: OutputFolder, below path: String = "") throws(FileFailure) {
    for entry in try folder.entries(of: place(of: path)) {
      let name = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      if entry.isFolder, folder.kind(of: name) == .folder {
        try move(in: folder, below: name)
      } else {
        try folder.rename(place(of: name), to: name)
      }
    }
  }
}
