import Files

/// The folder of the new site: written beside, and moved into place when all of it is there.
struct NewFolder {
  private let root: OutputFolder

  init(_ path: String) {
    root = OutputFolder(path)
  }

  /// Throws an `ImportRefusal` if one of some files, by their paths below `Content`, is there already.
  func refuseTaken(_ paths: [String]) throws {
    let taken = paths.filter { root.kind(of: "Content/\($0)") != nil || hasFileAbove($0) }.map {
      "Content/\($0)"
    }
    if !taken.isEmpty { throw ImportRefusal.taken(taken.sorted()) }
  }

  /// Writes texts and copies files, by their paths below `Content`; refuses to write over what is there.
  func write(
    _ texts: [(path: String, bytes: [UInt8])], copies: [(path: String, absolutePath: String)]
  ) throws {
    let paths = texts.map(\.path) + copies.map(\.path)
    try refuseTaken(paths)
    let staging = ".vipera-import"
    try root.createFolder()
    try root.removeAll(staging)
    do {
      for text in texts { try root.write(text.bytes, to: "\(staging)/\(text.path)") }
      for copy in copies {
        try root.write(FileReader.bytes(of: copy.absolutePath), to: "\(staging)/\(copy.path)")
      }
      try move(paths, from: staging)
    } catch {
      try? root.removeAll(staging)
      throw error
    }
    try root.removeAll(staging)
  }

  /// The folder as a whole where there is none yet; file by file beside what is there.
  private func move(_ paths: [String], from staging: String) throws(FileFailure) {
    if root.kind(of: "Content") == nil { return try root.rename(staging, to: "Content") }
    var moved: [String] = []
    do {
      for path in paths {
        try root.createFolder("Content".appending(path: path.folderPath))
        try root.rename("\(staging)/\(path)", to: "Content/\(path)")
        moved.append("Content/\(path)")
      }
    } catch {
      for path in moved { try? root.removeFile(path) }
      throw error
    }
  }

  /// Whether a file lies where a folder is needed.
  private func hasFileAbove(_ path: String) -> Bool {
    var folder = path.folderPath
    while !folder.isEmpty {
      if root.kind(of: "Content/\(folder)") == .file { return true }
      folder = folder.folderPath
    }
    return root.kind(of: "Content") == .file
  }
}
