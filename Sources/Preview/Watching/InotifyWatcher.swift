#if os(Linux)
  internal import Files
  internal import FlyingSocks
  internal import Synchronization

  #if canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif

  /// Is told of changes by the kernel, by inotify(7).
  final class InotifyWatcher: Watcher {
    private struct State {
      /// The folders of each watch, from the root of the site: symbolic links lead to one folder in several ways.
      var folders: [Int32: Set<String>] = [:]
      /// The files that count beside those of the folders, and the folders they lie in.
      var filesBeside: Set<String> = []
      var foldersBeside: Set<String> = []
      /// What looks at all files once the kernel has no watches left, whose number is limited for each user, too.
      var substitute: PollingWatcher?
    }

    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR)

    private let watched: WatchedFolders
    private let changes: Changes
    private let queue: Int32
    private let state = Mutex(State())
    private let substitutes = AsyncStream<PollingWatcher>.makeStream()

    /// Nothing where the kernel has no queue left: their number is limited for each user.
    init?(_ watched: WatchedFolders, noting changes: Changes) {
      self.watched = watched
      self.changes = changes
      queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard queue >= 0 else { return nil }
      watchAll()
    }

    deinit {
      if queue >= 0 { close(queue) }
    }

    func run() async throws {
      let pool: some AsyncSocketPool = .make()
      try await pool.prepare()
      try await withThrowingTaskGroup { group in
        group.addTask { try await pool.run() }
        group.addTask {
          let queue = Socket(file: .init(rawValue: self.queue))
          while true {
            self.read()
            try await pool.suspendSocket(queue, untilReadyFor: [.read])
          }
        }
        group.addTask {
          for await substitute in self.substitutes.stream { try await substitute.run() }
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    }

    func watch(filesBeside paths: Set<String>) {
      let files = paths.filter { !watched.holds($0) }
      let folders = FolderPath.parents(of: files)
      state.withLock { state in
        state.filesBeside = files
        state.foldersBeside = folders
        state.substitute?.watch(filesBeside: files)
      }
      watchFoldersBeside()
    }

    /// Watches the folders of the files beside, each after the one it lies in: one that is made meanwhile is told of.
    private func watchFoldersBeside() {
      for folder in state.withLock(\.foldersBeside).sorted() { watch(folder) }
    }

    /// Watches the root itself for its folders alone, and everything below those.
    private func watchAll() {
      watch("")
      for folder in watched.folders { watchTree(folder) }
    }

    /// Watches a folder and those in it, and says which files lie there.
    @discardableResult
    private func watchTree(_ folder: String) -> [String] {
      let tree = FileTree.walk(absolute(folder), includingHidden: true)
      for inner in tree.folders {
        let path = inner.path.isEmpty ? folder : "\(folder)/\(inner.path)"
        if inner.path.isEmpty || watched.includes(path) { watch(path) }
      }
      return tree.files.map { "\(folder)/\($0.path)" }.filter(watched.includes)
    }

    private func watch(_ folder: String) {
      let watch = inotify_add_watch(queue, absolute(folder), Self.events)
      state.withLock { state in
        if watch >= 0 {
          state.folders[watch, default: []].insert(folder)
        } else if errno == ENOSPC || errno == ENOMEM, state.substitute == nil {
          let substitute = PollingWatcher(watched, noting: changes)
          substitute.watch(filesBeside: state.filesBeside)
          state.substitute = substitute
          substitutes.continuation.yield(substitute)
          // What came before it looked for the first time.
          changes.addAll()
        }
      }
    }

    private func absolute(_ path: String) -> String {
      path.isEmpty ? watched.root : "\(watched.root)/\(path)"
    }

    private func read() {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = buffer.withUnsafeMutableBytes { systemRead(queue, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        buffer.withUnsafeBytes { readEvents(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      }
    }

    private func readEvents(_ bytes: UnsafeRawBufferPointer) {
      let headerSize = MemoryLayout<inotify_event>.size
      var offset = 0
      while offset + headerSize <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let end = min(offset + headerSize + Int(event.len), bytes.count)
        let name = bytes[(offset + headerSize)..<end].prefix { $0 != 0 }
        note(event, name: String(decoding: name, as: UTF8.self))
        offset = end
      }
    }

    private func note(_ event: inotify_event, name: String) {
      let mask = event.mask
      if mask & UInt32(IN_Q_OVERFLOW) != 0 {
        watchAll()
        return changes.addAll()
      }
      if mask & UInt32(IN_IGNORED) != 0 {
        return state.withLock { $0.folders[event.wd] = nil }
      }
      for folder in state.withLock({ $0.folders[event.wd] ?? [] }) where !name.isEmpty {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if counts(path) { note(path, mask) }
      }
    }

    /// Whether something counts that is told of: the folders that are watched, what lies in them, and files beside them.
    private func counts(_ path: String) -> Bool {
      if watched.holds(path) { return watched.includes(path) }
      return watched.folders.contains(path)
        || state.withLock { $0.filesBeside.contains(path) || $0.foldersBeside.contains(path) }
    }

    private func note(_ path: String, _ mask: UInt32) {
      if mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0 {
        if mask & UInt32(IN_ISDIR) != 0 { forget(path) }
        changes.remove(path)
      } else if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, isFolder(path) {
        // Files may have come in before the folder was watched.
        if state.withLock({ $0.foldersBeside.contains(path) }) {
          watchFoldersBeside()
          changes.add(path)
        } else {
          for file in watchTree(path) { changes.add(file) }
        }
      } else {
        if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { changes.begin(path) }
        if mask & UInt32(IN_CREATE) == 0 || isComplete(path) { changes.add(path) }
      }
    }

    /// A folder that was moved away is still watched, and would be told of by its old name.
    private func forget(_ folder: String) {
      let lost = state.withLock { state in
        for (watch, folders) in state.folders {
          state.folders[watch] = folders.filter { $0 != folder && FolderPath.below(folder, $0) == nil }
        }
        let lost = state.folders.filter(\.value.isEmpty).map(\.key)
        for watch in lost { state.folders[watch] = nil }
        return lost
      }
      for watch in lost { inotify_rm_watch(queue, watch) }
    }

    /// Whether a path leads to a folder, symbolic links followed.
    private func isFolder(_ path: String) -> Bool {
      var status = stat()
      return stat(absolute(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a file that was just made is whole: a link is, any other file is told of once more when it is written.
    private func isComplete(_ path: String) -> Bool {
      var status = stat()
      guard lstat(absolute(path), &status) == 0 else { return false }
      return status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1
    }
  }

  /// The system's `read`, where a method has the same name.
  private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
  }
#endif
