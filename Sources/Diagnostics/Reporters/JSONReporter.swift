/// Tells diagnostics to programs: one JSON object with `version`, `files` and `diagnostics` (RFC 8259).
///
/// Written by hand, so that keys keep their order and a report of a hundred thousand faults costs little.
public struct JSONReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// The report; `fileCount` tells how many files were looked at.
  public func report(_ diagnostics: [Diagnostic], fileCount: Int) -> String {
    let list = diagnostics.map(object).joined(separator: ",")
    return "{\"version\":1,\"files\":\(fileCount),\"diagnostics\":[\(list)]}\n"
  }

  private func object(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location
    var members = [
      "\"file\":\(JSONText.quoted(place.file))", "\"line\":\(place.line)", "\"column\":\(place.column)",
      "\"severity\":\(JSONText.quoted(diagnostic.severity.rawValue))",
      "\"rule\":\(JSONText.quoted(diagnostic.rule))",
      "\"message\":\(JSONText.quoted(diagnostic.message))",
    ]
    if let hint = diagnostic.hint { members.append("\"hint\":\(JSONText.quoted(hint))") }
    if let origin = diagnostic.origin {
      members.append(
        "\"origin\":{\"file\":\(JSONText.quoted(origin.file)),\"line\":\(origin.line),\"column\":\(origin.column)}"
      )
    }
    return "{\(members.joined(separator: ","))}"
  }
}
