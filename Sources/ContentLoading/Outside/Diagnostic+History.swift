import Diagnostics
import Entities
import Services

extension Diagnostic {
  /// Says why there are no dates from the history that was asked for them.
  init(_ failure: HistoryFailure, askedBy settings: DateSettings) {
    let place = settings.source.map { SourceLocation($0) } ?? SourceLocation(file: SettingsFile.path)
    switch failure {
    case .none(let reason):
      self.init(
        .warning, rule: "settings/no-history", "no page has its date from git: \(reason)", at: place,
        hint: "build in a clone of the repository, where git is installed, or leave the setting out")
    case .shallow:
      self.init(
        .warning, rule: "settings/shallow-history",
        "no page has its date from git: the clone is shallow, and every older change would look like its first commit",
        at: place,
        hint: "in CI let actions/checkout have \"fetch-depth: 0\"; elsewhere run \"git fetch --unshallow\"")
    }
  }
}
