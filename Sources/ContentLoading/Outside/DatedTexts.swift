import Entities

/// What the history told of the texts of a site, so that an edit need not ask it again.
struct DatedTexts: Sendable {
  /// What the history told last; nothing if it was not asked.
  private(set) var changes: LastChanges?
  /// The texts that have their dates from the history.
  private var dated: Set<String> = []
  /// The versions of texts as they were committed last, as far as they were seen.
  private var committed: [String: TextVersion] = [:]

  /// Takes what the history told, and the versions of the texts that have their dates from it.
  mutating func note(_ changes: LastChanges?, _ versions: [String: TextVersion]) {
    if changes?.head != self.changes?.head { committed = [:] }
    self.changes = changes
    dated = Set(versions.keys)
    committed.merge(versions) { _, new in new }
  }

  /// Whether a text has, or has not, its date from the history as another version has it: an edit takes the date, to undo the
  /// edit gives it back.
  func dates(_ version: TextVersion?, of path: String) -> Bool {
    dated.contains(path) == (version != nil && committed[path] == version)
  }
}
