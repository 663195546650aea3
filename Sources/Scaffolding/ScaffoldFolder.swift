import Files

/// The folder that scaffolds are written to: the one place that writes them.
public struct ScaffoldFolder: Sendable {
  private let root: OutputFolder

  /// Names a folder, which need not exist yet.
  public init(_ path: String) {
    root = OutputFolder(path)
  }

  /// Writes all files or none, and never over what is there.
  ///
  /// Throws a `ScaffoldRefusal` that names all that is in the way, a `FileFailure` where something cannot be written.
  public func write(_ scaffold: Scaffold) throws {
    _ = try root.exists()
    let taken = try Set(scaffold.files.compactMap { try obstacle(to: $0.path) })
    if !taken.isEmpty { throw ScaffoldRefusal.taken(taken.sorted()) }
    var made = Made()
    do {
      try makeFolder("", noting: &made)
      for file in scaffold.files {
        try makeFolder(file.path.folder, noting: &made)
        try root.writeNew(Array(file.text.utf8), to: file.path)
        made.files.append(file.path)
      }
    } catch {
      remove(made)
      throw error
    }
  }

  /// What is in the way of a file: something of its name, in other letters too, or a file where a folder is needed.
  private func obstacle(to path: String) throws(FileFailure) -> String? {
    var folder = ""
    for name in path.components {
      let place = folder.adding(name)
      let names = try root.entries(of: folder).map(\.name)
      guard names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else {
        return names.first { $0.lowercased() == name.lowercased() }.map { folder.adding($0) }
      }
      guard root.kind(of: place) == .folder else { return place }
      folder = place
    }
    return folder
  }

  /// What has been made so far.
  private struct Made {
    var folders: [String] = []
    var files: [String] = []
  }

  /// Makes a folder below the root, and those it lies in.
  private func makeFolder(_ path: String, noting made: inout Made) throws(FileFailure) {
    if path.isEmpty ? try root.exists() : root.kind(of: path) == .folder { return }
    if !path.isEmpty { try makeFolder(path.folder, noting: &made) }
    try root.createFolder(path)
    made.folders.append(path)
  }

  /// Takes back what has been made, if nothing else has come into its folders.
  private func remove(_ made: Made) {
    for file in made.files { try? root.removeFile(file) }
    for folder in made.folders.reversed() { root.removeFolderIfEmpty(folder) }
  }
}

extension String {
  /// The names that a path is made of. Scalars, as a slash and a combining mark are one character.
  var components: [String] { unicodeScalars.split(separator: "/").map { String($0) } }

  /// A path without its last name.
  var folder: String { components.dropLast().joined(separator: "/") }

  /// The path of what lies in a folder; the folder itself where nothing is added.
  func adding(_ path: String) -> String { isEmpty ? path : path.isEmpty ? self : "\(self)/\(path)" }
}
