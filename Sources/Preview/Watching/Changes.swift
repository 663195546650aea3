internal import Synchronization

/// The changes of files that no build has seen yet.
final class Changes: Sendable {
  /// What changed.
  struct Batch: Equatable {
    /// The paths of files and folders from the root of the site; nothing if everything may have changed.
    var paths: Set<String>? = []
    /// Those that were there before: editors take a file away for a moment when they replace it.
    var gone: Set<String> = []
    /// Those that came up since the last build: if they go again, nobody has to know.
    fileprivate var new: Set<String> = []

    init(paths: Set<String>? = []) {
      self.paths = paths
    }
  }

  /// How long the files have to be quiet.
  private static let settling = Duration.milliseconds(4)
  /// How long a file that is gone may take to come back.
  private static let replacing = Duration.milliseconds(40)

  private let batch = Mutex(Batch())
  private let signal = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

  /// Notes that a file is there, or is another one now.
  func add(_ path: String) {
    batch.withLock { batch in
      batch.paths?.insert(path)
      batch.gone.remove(path)
    }
    signal.continuation.yield()
  }

  /// Notes that a file comes up that is not whole yet.
  func begin(_ path: String) {
    batch.withLock { batch in
      if batch.paths?.contains(path) == false { batch.new.insert(path) }
    }
  }

  /// Notes that a file or folder is gone.
  func remove(_ path: String) {
    batch.withLock { batch in
      if batch.new.remove(path) != nil {
        batch.paths?.remove(path)
      } else {
        batch.paths?.insert(path)
        batch.gone.insert(path)
      }
    }
    signal.continuation.yield()
  }

  /// Notes that everything may have changed.
  func addAll() {
    batch.withLock { $0.paths = nil }
    signal.continuation.yield()
  }

  /// Waits for changes and takes all of a burst; nothing if the task is cancelled.
  func next() async -> Batch? {
    for await _ in signal.stream {
      guard (try? await Task.sleep(for: Self.settling)) != nil else { return nil }
      if !batch.withLock(\.gone.isEmpty) {
        guard (try? await Task.sleep(for: Self.replacing)) != nil else { return nil }
      }
      let taken = take()
      if taken.paths?.isEmpty != true { return taken }
    }
    return nil
  }

  /// Takes what is there now.
  func take() -> Batch {
    batch.withLock { batch in
      defer { batch = Batch() }
      return batch
    }
  }
}
