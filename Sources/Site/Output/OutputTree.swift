internal import Files

/// Files that lie in a folder of the output folder as they will lie in the output folder itself.
struct OutputTree {
  /// The folder, below the output folder.
  let root: String

  /// Where the file of an output path waits.
  func place(of path: String) -> String {
    path.isEmpty ? root : "\(root)/\(path)"
  }

  /// Throws before anything is changed where a folder lies in the place of a file, or somebody's file in that of a file or folder.
  /// `known` are our own files, of which those that are `gone` will be removed.
  func checkThatPlacesAreFree(
    in folder: OutputFolder, known: OutputManifest, gone: Set<String>, below path: String = ""
  ) throws(FileFailure) {
    for entry in try folder.entries(of: place(of: path)) {
      let name = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      switch (entry.isFolder, folder.ownKind(of: name)) {
      case (true, .folder?):
        try checkThatPlacesAreFree(in: folder, known: known, gone: gone, below: name)
      case (true, .file?) where !known.paths.contains(name):
        throw FileFailure(
          path: "\(folder.path)/\(name)", reason: "a file or link lies where a folder is needed")
      case (false, .file?) where !known.paths.contains(name):
        throw FileFailure(path: "\(folder.path)/\(name)", reason: known.reasonForForeignFile(in: folder))
      case (false, .folder?) where !folder.holdsOnly(gone, below: name):
        throw FileFailure(
          path: "\(folder.path)/\(name)", reason: "a folder lies where a page has to be written")
      default: break
      }
    }
  }

  /// Moves everything to its place, whole folders where there are none yet.
  func move(in folder: OutputFolder, by moves: inout OutputMoves, below path: String = "") throws(FileFailure)
  {
    for entry in try folder.entries(of: place(of: path)) {
      let name = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      if entry.isFolder, folder.ownKind(of: name) == .folder {
        try move(in: folder, by: &moves, below: name)
      } else {
        try moves.place(place(of: name), isFolder: entry.isFolder, at: name)
      }
    }
  }
}

extension OutputManifest {
  /// Why a file that is none of ours is not written over, and what to do.
  fileprivate func reasonForForeignFile(in folder: OutputFolder) -> String {
    let reason = "a file that Vipera did not write lies where one has to be written"
    if isThere { return "\(reason); move it away, or give the page or file of the site another path" }
    return """
      \(reason); there is no \(Self.name) in the folder, which would tell what a build wrote: if all of \(folder.path) was made \
      by Vipera, remove the folder and build again, else build to another one with --output
      """
  }
}
