/// Where the files of diagnostics lie, seen from the top of a repository, as the services that read reports want it.
public struct RepositoryPaths: Sendable {
  private let folder: String
  private let top: String

  /// Paths of diagnostics start from `folder`; the repository lies at `top`. Both start with `/`.
  public init(from folder: String, below top: String) {
    self.folder = folder
    self.top = top
  }

  /// The path from the top of the repository, without `.` and `..`; from `/` for a file that lies elsewhere. A URL is as it is.
  func path(of file: String) -> String {
    if file.contains("://") { return file }
    let absolute = file.hasPrefix("/") ? file : "\(folder)/\(file)"
    var names: [Substring] = []
    for name in absolute.split(separator: "/") {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != "." {
        names.append(name)
      }
    }
    let folders = top.split(separator: "/")
    let isBelow = names.starts(with: folders) && !(top.isEmpty && file.hasPrefix("/"))
    return isBelow
      ? names.dropFirst(folders.count).joined(separator: "/") : "/" + names.joined(separator: "/")
  }
}
