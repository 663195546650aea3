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
      "\"file\":\(string(place.file))", "\"line\":\(place.line)", "\"column\":\(place.column)",
      "\"severity\":\(string(diagnostic.severity.rawValue))", "\"rule\":\(string(diagnostic.rule))",
      "\"message\":\(string(diagnostic.message))",
    ]
    if let hint = diagnostic.hint { members.append("\"hint\":\(string(hint))") }
    if let origin = diagnostic.origin {
      members.append(
        "\"origin\":{\"file\":\(string(origin.file)),\"line\":\(origin.line),\"column\":\(origin.column)}")
    }
    return "{\(members.joined(separator: ","))}"
  }

  private func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
