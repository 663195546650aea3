internal import Files

/// The output folder among the folders of the site.
enum OutputPlace {
  /// What a site is made from, and what a build leaves beside it.
  private static let taken = ["Content", "Templates", RecordFile.folderName]

  /// Throws where the output folder is, lies in or holds a folder that is not for output; the root itself may be it. Where symbolic
  /// links lead counts.
  static func check(_ options: BuildOptions) throws(FileFailure) {
    let root = real(options.root)
    let output = real(options.output)
    if output == root { return }
    for name in taken {
      let folder = real("\(options.root)/\(name)")
      let place: String
      if output == folder {
        place = "this is \(name) of the site"
      } else if FolderPath.below(folder, output) != nil {
        place = "this lies in \(name) of the site"
      } else if FolderPath.below(output, folder) != nil {
        place = "\(name) of the site lies in it"
      } else {
        continue
      }
      throw FileFailure(
        path: options.output,
        reason: "\(place), so nothing is built to it; name another folder with --output, such as Public")
    }
  }

  /// The path without symbolic links, as far as there is something.
  private static func real(_ path: String) -> String {
    if let real = FolderPath.real(path) { return real }
    let path = FolderPath.absolute(path)
    for folder in FolderPath.enclosing(path).dropFirst() {
      guard let real = FolderPath.real(folder), let rest = FolderPath.below(folder, path) else { continue }
      return real == "/" ? "/\(rest)" : "\(real)/\(rest)"
    }
    return path
  }
}
