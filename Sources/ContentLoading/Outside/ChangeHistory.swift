public import Entities

/// Knows when files were changed: what keeps the versions of a site.
public protocol ChangeHistory: Sendable {
  /// The last changes of the files below a folder; `known` is what was told last, which may still be so. Throws why they cannot
  /// be told.
  func changes(below folder: String, after known: LastChanges?) async throws(HistoryFailure) -> LastChanges

  /// Stands for the present state of the history: while it is the same, files that do not change have the same dates. Nothing if
  /// there is no history.
  func head(below folder: String) async -> String?
}

/// When files were changed last, as their history tells it.
public struct LastChanges: Sendable, Equatable {
  /// Stands for the state of the history; empty where nothing was ever committed.
  public let head: String
  /// When each file was changed last, by its path below the folder; also files that are not there any more.
  public let dates: [String: DateStamp]
  /// The files that are not as they were committed last, or never were, by their paths below the folder.
  public let uncommitted: Set<String>

  /// Tells the last changes.
  public init(head: String = "", dates: [String: DateStamp] = [:], uncommitted: Set<String> = []) {
    self.head = head
    self.dates = dates
    self.uncommitted = uncommitted
  }

  /// When a file was changed last; nothing where the history does not know it as it is.
  func date(of path: String) -> DateStamp? {
    uncommitted.contains(path) ? nil : dates[path]
  }
}

/// Why the last changes of files cannot be told.
public enum HistoryFailure: Error, Hashable, Sendable {
  /// There is no history, or it cannot be read: the reason as half a sentence.
  case none(String)
  /// Only its newest part is there.
  case shallow
}

/// Tells of no change.
public struct NoHistory: ChangeHistory {
  /// Starts and stays with nothing.
  public init() {}

  /// No change.
  public func changes(below folder: String, after known: LastChanges?) -> LastChanges { LastChanges() }

  /// No state.
  public func head(below folder: String) -> String? { nil }
}
