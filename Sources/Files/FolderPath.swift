import SystemPackage

/// Paths of folders, by their names alone: where symbolic links lead does not count.
public enum FolderPath {
  /// The path from `/`, without `.` and `..`.
  public static func absolute(_ path: String) -> String {
    let here = (try? Directory.realPath(of: ".")) ?? "/"
    return FilePath(here).pushing(FilePath(path)).lexicallyNormalized().string
  }

  /// A folder and those it lies in, innermost first; `path` starts with `/`.
  public static func enclosing(_ path: String) -> [String] {
    var folder = FilePath(path)
    var folders = [path]
    while folder.removeLastComponent() { folders.append(folder.string) }
    return folders
  }

  /// What stands before the names of files in a folder as somebody wrote it: `Public/` of `./Public//`, nothing of `.`.
  public static func prefix(of folder: String) -> String {
    var path = FilePath(folder)
    path.components.removeAll { $0.kind == .currentDirectory }
    return path.isEmpty || path.string == "/" ? path.string : "\(path.string)/"
  }

  /// The path from `/` without symbolic links; nothing where there is no such file or folder.
  package static func real(_ path: String) -> String? {
    try? Directory.realPath(of: path)
  }

  /// The path as one would write it in the working folder; `path` starts with `/`.
  public static func relative(_ path: String) -> String {
    let here = enclosing(absolute("."))
    guard let steps = here.firstIndex(of: path) else {
      return here.first.flatMap { below($0, path) } ?? path
    }
    return steps == 0 ? "." : Array(repeating: "..", count: steps).joined(separator: "/")
  }

  /// The path that leads from a folder to another one. Neither needs to be there; symbolic links in what is there are resolved,
  /// as `..` leads out of where they lead to.
  public static func relative(_ path: String, from folder: String) -> String {
    let (start, end) = (resolved(folder), resolved(path))
    let shared = zip(start.components, end.components).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.components.count - shared)
    let names = steps + end.components.dropFirst(shared).map(\.string)
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// The path from `/`, without symbolic links as far as it is there.
  private static func resolved(_ path: String) -> FilePath {
    var existing = FilePath(absolute(path))
    var rest: [FilePath.Component] = []
    while (try? Directory.realPath(of: existing.string)) == nil, let last = existing.lastComponent {
      rest.insert(last, at: 0)
      existing.removeLastComponent()
    }
    var resolved = FilePath((try? Directory.realPath(of: existing.string)) ?? existing.string)
    resolved.append(rest)
    return resolved
  }

  /// The name of a folder, also where it is called `.` or `..`; empty for `/`.
  public static func name(of path: String) -> String {
    FilePath(absolute(path)).lastComponent?.string ?? ""
  }

  /// What is left of a path below a folder; nothing if it does not lie there.
  public static func below(_ folder: String, _ path: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    // Bytes, as a slash and a combining mark are one character.
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }

  /// Whether one of some paths is this one, or that of a folder it lies in.
  package static func lies(_ path: String, inAnyOf paths: Set<String>) -> Bool {
    var path = path
    while !paths.contains(path) {
      guard let parent = parent(of: path) else { return false }
      path = parent
    }
    return true
  }

  /// The path of the folder that something lies in, as far as the path says; nothing where it names no folder.
  package static func parent(of path: String) -> String? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
  }

  /// The folders that some files lie in, and those in which these lie, as far as the paths say.
  package static func parents(of paths: Set<String>) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      var path = path
      while let parent = parent(of: path), folders.insert(parent).inserted { path = parent }
    }
    return folders
  }
}
