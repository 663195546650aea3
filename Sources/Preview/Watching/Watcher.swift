/// Notes the changes of watched files, from when it is made.
protocol Watcher: Sendable {
  /// Notes them until the task is cancelled.
  func run() async throws

  /// Watches the files at these paths from the root of the site, too, where they lie beside the folders that are watched, and no
  /// longer those of before.
  func watch(filesBeside paths: Set<String>)
}

/// Starts to watch.
enum Watching {
  /// Watches as the system offers: it tells of changes, or else all files are looked at again and again.
  static func start(_ folders: WatchedFolders, noting changes: Changes) -> any Watcher {
    #if os(Linux)
      if let watcher = InotifyWatcher(folders, noting: changes) { return watcher }
    #endif
    return PollingWatcher(folders, noting: changes)
  }
}
