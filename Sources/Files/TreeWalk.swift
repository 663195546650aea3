import SystemPackage

/// A walk through a folder that is under way. Folders wait in a list, so that depth costs no stack.
struct TreeWalk {
  /// A folder on the way to another one.
  private final class Way {
    let identity: Identity
    let parent: Way?

    init(_ identity: Identity, parent: Way?) {
      self.identity = identity
      self.parent = parent
    }

    func contains(_ wanted: Identity) -> Bool {
      var way: Way? = self
      while let step = way {
        if step.identity == wanted { return true }
        way = step.parent
      }
      return false
    }
  }

  /// What makes two paths the same folder.
  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64

    init(_ status: Stat) {
      device = UInt64(truncatingIfNeeded: status.deviceID.rawValue)
      inode = UInt64(truncatingIfNeeded: status.inode.rawValue)
    }
  }

  /// Links between `n` folders make up to 2ⁿ paths without any loop; nobody needs more than these.
  private static let revisitLimit = 1_000

  let includingHidden: Bool
  let skipping: Set<String>
  private(set) var files: [FileTree.File] = []
  private(set) var folders: [FileTree.File] = []
  private(set) var faults: [FileTree.Fault] = []
  private var waiting: [(path: String, way: Way)] = []
  private var visited: Set<Identity> = []
  private var revisits = 0

  init(includingHidden: Bool, skipping: Set<String>) {
    self.includingHidden = includingHidden
    self.skipping = skipping
  }

  mutating func run(from root: String) {
    do {
      let root = try Directory.realPath(of: root)
      let status = try Stat(root)
      guard status.type == .directory else { throw Errno.notDirectory }
      enter("", Identity(status), from: nil)
      while let (folder, way) = waiting.popLast() {
        list(folder, way, root: root)
      }
    } catch let errno as Errno {
      let isMissing = errno == .noSuchFileOrDirectory || errno == .notDirectory
      report(isMissing ? .missing : .unreadable, "", "\(errno)")
    } catch {
      report(.unreadable, "", "\(error)")
    }
  }

  private mutating func list(_ folder: String, _ way: Way, root: String) {
    do {
      let absolute = folder.isEmpty ? root : "\(root)/\(folder)"
      folders.append(FileTree.File(path: folder, absolutePath: absolute))
      for entry in try Directory.entries(of: absolute) where isWanted(entry.name) {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if entry.isUTF8 {
          look(at: entry.kind, path, "\(absolute)/\(entry.name)", way)
        } else {
          report(.nameNotUTF8, path, "its name is not UTF-8")
        }
      }
    } catch {
      report(.unreadable, folder, "\(error)")
    }
  }

  private func isWanted(_ name: String) -> Bool {
    if name.utf8.last == UInt8(ascii: "~") || name == ".DS_Store" { return false }
    return includingHidden || !FileTree.isHidden(name)
  }

  private mutating func look(
    at kind: Directory.Entry.Kind, _ path: String, _ absolute: String, _ way: Way
  ) {
    if kind == .file {
      files.append(FileTree.File(path: path, absolutePath: absolute))
      return
    }
    do {
      let status = try Stat(absolute, retryOnInterrupt: true)
      switch status.type {
      case .regular: files.append(FileTree.File(path: path, absolutePath: absolute))
      case .directory: enter(path, Identity(status), from: way)
      default: report(.special, path, "it is neither a file nor a folder")
      }
    } catch Errno.tooManySymbolicLinkLevels {
      report(.linkLoop, path, "the symbolic link leads back to itself")
    } catch Errno.noSuchFileOrDirectory {
      report(.danglingLink, path, "the symbolic link leads nowhere")
    } catch {
      report(.unreadable, path, "\(error)")
    }
  }

  private mutating func enter(_ path: String, _ identity: Identity, from parent: Way?) {
    if skipping.contains(path) { return }
    if let parent, parent.contains(identity) {
      return report(.linkLoop, path, "the symbolic link leads back into a folder it lies in")
    }
    if !visited.insert(identity).inserted {
      revisits += 1
      if revisits > Self.revisitLimit {
        return report(.linkLoop, path, "symbolic links lead into the same folders again and again")
      }
    }
    waiting.append((path, Way(identity, parent: parent)))
  }

  private mutating func report(_ kind: FileTree.Fault.Kind, _ path: String, _ reason: String) {
    faults.append(FileTree.Fault(kind: kind, path: path, reason: reason))
  }
}
