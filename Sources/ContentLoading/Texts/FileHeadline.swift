import Entities
import Synchronization

/// The headline of a file, noted again whenever the file is read again.
final class FileHeadline: KeptHeadline {
  private let noted: Mutex<Headline>
  private let isAsked = Atomic(false)

  /// Takes what the file says.
  init(_ headline: Headline) {
    noted = Mutex(headline)
  }

  var headline: Headline { noted.withLock { $0 } }

  /// Whether more follows from it than what pages show.
  var isPlannedBy: Bool { isAsked.load(ordering: .relaxed) }

  func notePlanning() {
    isAsked.store(true, ordering: .relaxed)
  }

  /// Notes that the file says something else now.
  func note(_ headline: Headline) {
    noted.withLock { $0 = headline }
  }
}

/// What stays of an entry when its file is read again.
struct KeptEntry {
  var text: FileText?
  var headline: FileHeadline?
}
