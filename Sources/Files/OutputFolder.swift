import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Changes to a folder, by plain system calls. Paths are below the folder, with `/` between their components.
public struct OutputFolder: Sendable {
  /// The folder's path.
  public let path: String

  /// Names a folder, which need not exist yet.
  public init(_ path: String) {
    self.path = path
  }

  /// Whether the folder exists. Throws if something else lies in its place.
  public func exists() throws(FileFailure) -> Bool {
    guard let status = try? Stat(path) else { return false }
    guard status.type == .directory else { throw FileFailure(path: path, reason: "it is not a folder") }
    return true
  }

  /// What lies at a path.
  public enum Kind: Sendable {
    /// A folder.
    case folder
    /// A file, or anything else that is no folder.
    case file

    fileprivate init(_ status: Stat) { self = status.type == .directory ? .folder : .file }
  }

  /// What lies at a path; nothing if nothing does. A symbolic link is what it leads to, and a file if it leads nowhere.
  public func kind(of name: String) -> Kind? {
    (try? Stat(full(name))).map(Kind.init) ?? ownKind(of: name)
  }

  /// The same where a symbolic link is a file, wherever it leads.
  public func ownKind(of name: String) -> Kind? {
    (try? Stat(full(name), followTargetSymlink: false)).map(Kind.init)
  }

  /// Whether a folder that something lies in is a symbolic link.
  public func leadsThroughLink(_ name: String) -> Bool {
    guard let parent = FolderPath.parent(of: name) else { return false }
    return (try? Stat(full(parent), followTargetSymlink: false))?.type == .symbolicLink
      || leadsThroughLink(parent)
  }

  /// Whether a folder, and each folder in it, holds some of the given files and nothing else. Symbolic links are not
  /// followed; a folder that cannot be read holds something else.
  public func holdsOnly(_ files: Set<String>, below name: String) -> Bool {
    guard let entries = try? Directory.entries(of: full(name)), !entries.isEmpty else { return false }
    return entries.allSatisfy { entry in
      let path = "\(name)/\(entry.name)"
      return files.contains(path) || entry.kind == .directory && holdsOnly(files, below: path)
    }
  }

  /// Makes a folder, and the ones above it, where they are missing.
  public func createFolder(_ name: String = "") throws(FileFailure) {
    let folder = full(name)
    if mkdir(folder, 0o777) == 0 { return }
    let reason = Errno(rawValue: errno)
    if reason == .fileExists, (try? Stat(folder))?.type == .directory { return }
    guard reason == .noSuchFileOrDirectory, let parent = FolderPath.parent(of: folder), !parent.isEmpty else {
      throw FileFailure(path: folder, reason)
    }
    try OutputFolder(parent).createFolder()
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw failure(folder) }
  }

  /// Writes a new file, or over one of the same name; folders that are missing are made, this one too. Tells the file's identity,
  /// which it keeps when it is renamed.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws(FileFailure) -> FileIdentity? {
    try write(to: name) { write in try bytes.withUnsafeBytes { try write($0) } }
  }

  /// The same piece by piece: `body` gets what writes one.
  @discardableResult
  public func write(
    to name: String, _ body: (@escaping (UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws(FileFailure) -> FileIdentity? {
    let path = full(name)
    do {
      // A page mostly lies in a folder of its own: to make it is quicker than to find out that it is missing.
      if name.hasSuffix("/index.html"), let parent = FolderPath.parent(of: name) { try createFolder(parent) }
      let file: FileDescriptor
      do {
        file = try Self.openToWrite(path)
      } catch Errno.noSuchFileOrDirectory {
        try createFolder(FolderPath.parent(of: name) ?? "")
        file = try Self.openToWrite(path)
      }
      return try file.closeAfter {
        try body { bytes in
          var rest = bytes[...]
          while !rest.isEmpty {
            rest = rest.dropFirst(try file.write(UnsafeRawBufferPointer(rebasing: rest)))
          }
        }
        return FileIdentity(try Stat(file))
      }
    } catch let failure as FileFailure {
      throw failure
    } catch {
      throw FileFailure(path: path, error)
    }
  }

  private static func openToWrite(_ path: String) throws -> FileDescriptor {
    try FileDescriptor.open(
      path, .writeOnly, options: [.create, .truncate, .closeOnExec],
      permissions: [.ownerReadWrite, .groupRead, .otherRead])
  }

  /// The identity of a file that is there with just these bytes; nothing if there is none.
  public func file(at name: String, holding bytes: [UInt8]) -> FileIdentity? {
    guard let identity = FileIdentity(ofFile: full(name)), Int(identity.size) == bytes.count,
      (try? FileReader.bytes(of: full(name))) == bytes
    else { return nil }
    return identity
  }

  /// The identity of a file; nothing if there is none.
  public func identity(of name: String) -> FileIdentity? { FileIdentity(ofFile: full(name)) }

  /// What lies in a folder; nothing if the folder is not there.
  public func entries(of name: String) throws(FileFailure) -> [(name: String, isFolder: Bool)] {
    do {
      return try Directory.entries(of: full(name)).map { entry in
        switch entry.kind {
        case .file: (entry.name, false)
        case .directory: (entry.name, true)
        case .unknown: (entry.name, isFolder(full("\(name)/\(entry.name)")))
        }
      }
    } catch Errno.noSuchFileOrDirectory {
      return []
    } catch {
      throw FileFailure(path: full(name), error)
    }
  }

  /// How many files lie in a folder and in those below it; none if it is not there, or is a symbolic link to one.
  public func fileCount(below name: String) throws(FileFailure) -> Int {
    guard isFolder(full(name)) else { return 0 }
    var count = 0
    for entry in try entries(of: name) {
      count += entry.isFolder ? try fileCount(below: "\(name)/\(entry.name)") : 1
    }
    return count
  }

  /// Whether a path is a folder, and no symbolic link to one.
  private func isFolder(_ path: String) -> Bool {
    (try? Stat(path, followTargetSymlink: false))?.type == .directory
  }

  /// Removes a folder and everything in it; one that is not there is none to remove. Symbolic links are removed, and not
  /// followed.
  public func removeAll(_ name: String) throws(FileFailure) {
    guard isFolder(full(name)) else { return }
    for entry in try entries(of: name) {
      let path = "\(name)/\(entry.name)"
      if entry.isFolder { try removeAll(path) } else { try removeFile(path) }
    }
    guard rmdir(full(name)) == 0 || errno == ENOENT else { throw failure(full(name)) }
  }

  /// Gives a file another name, in one step; a file that has the name already is replaced.
  public func rename(_ name: String, to newName: String) throws(FileFailure) {
    guard SystemCall.rename(full(name), full(newName)) == 0 else { throw failure(full(newName)) }
  }

  /// Gives a file or folder another name, and says whether it is there at all.
  @discardableResult
  public func moveAway(_ name: String, to newName: String) throws(FileFailure) -> Bool {
    if SystemCall.rename(full(name), full(newName)) == 0 { return true }
    guard errno == ENOENT || errno == ENOTDIR else { throw failure(full(name)) }
    return false
  }

  /// Gives a file a second name, and says whether it did: there may be no such file, and not every file system can.
  public func link(_ name: String, as secondName: String) -> Bool {
    // Of a symbolic link, the link itself.
    linkat(AT_FDCWD, full(name), AT_FDCWD, full(secondName), 0) == 0
  }

  /// Removes a file; one that is not there is none to remove.
  public func removeFile(_ name: String) throws(FileFailure) {
    guard unlink(full(name)) == 0 || errno == ENOENT || errno == ENOTDIR else { throw failure(full(name)) }
  }

  /// Removes a folder if nothing is in it, and says whether it did.
  @discardableResult
  public func removeFolderIfEmpty(_ name: String = "") -> Bool {
    rmdir(full(name)) == 0
  }

  private func full(_ name: String) -> String {
    name.isEmpty ? path : "\(path)/\(name)"
  }

  private func failure(_ path: String) -> FileFailure {
    FileFailure(path: path, reason: "\(Errno(rawValue: errno))")
  }
}

/// The system's own functions, where a method has the same name.
private enum SystemCall {
  static func rename(_ old: String, _ new: String) -> CInt {
    #if canImport(Darwin)
      Darwin.rename(old, new)
    #elseif canImport(Musl)
      Musl.rename(old, new)
    #else
      Glibc.rename(old, new)
    #endif
  }
}
