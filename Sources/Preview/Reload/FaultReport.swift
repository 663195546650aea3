internal import Diagnostics

/// What is told in the browser about what is wrong.
struct FaultReport: Sendable {
  /// Opens places of the sources, if somebody said in which editor.
  let editor: EditorLink?

  /// The faults that show on a page, and how many there are in all, as JSON.
  func json(for path: String, in build: PreviewBuild) -> String {
    let errors = build.faults.filter { $0.diagnostic.severity == .error }
    let here = errors.filter { $0.shows(on: path) }.map { json($0.diagnostic, build.excerpts) }
    let warnings = build.faults.count { $0.diagnostic.severity == .warning }
    return
      "{\"here\":[\(here.joined(separator: ","))],\"errors\":\(errors.count),\"warnings\":\(warnings)}"
  }

  private func json(_ diagnostic: Diagnostic, _ excerpts: SourceExcerpts) -> String {
    let place = diagnostic.place
    var members = [
      "rule": JSONText.quoted(diagnostic.rule), "message": JSONText.quoted(diagnostic.statement),
      "place": JSONText.quoted(place.description), "line": "\(place.line)",
    ]
    if let excerpt = excerpts[place] {
      members["text"] = JSONText.quoted(excerpt.text)
      members["caret"] = "\(excerpt.caret)"
    }
    members["hint"] = diagnostic.hint.map(JSONText.quoted)
    members["editor"] = editor.map { JSONText.quoted($0.address(of: place)) }
    return
      "{\(members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
  }
}
