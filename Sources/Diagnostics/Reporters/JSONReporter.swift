/// Tells diagnostics to programs: one JSON object with `version`, `files` and `diagnostics` (RFC 8259).
///
/// Written by hand, so that keys keep their order and a report of a hundred thousand faults costs little.
public struct JSONReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// The report.
  public func report(_ report: Report) -> String {
    var json = Array("{\"version\":1,\"files\":\(report.fileCount),\"diagnostics\":[".utf8)
    for (index, diagnostic) in report.diagnostics.enumerated() {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      add(diagnostic, to: &json)
    }
    json += "]}\n".utf8
    return String(decoding: json, as: UTF8.self)
  }

  private func add(_ diagnostic: Diagnostic, to json: inout [UInt8]) {
    json += "{".utf8
    add(diagnostic.location, to: &json)
    json += ",\"severity\":".utf8
    JSONText.append(diagnostic.severity.rawValue, to: &json)
    json += ",\"rule\":".utf8
    JSONText.append(diagnostic.rule, to: &json)
    json += ",\"message\":".utf8
    JSONText.append(diagnostic.statement, to: &json)
    if let hint = diagnostic.hint {
      json += ",\"hint\":".utf8
      JSONText.append(hint, to: &json)
    }
    if let origin = diagnostic.origin {
      json += ",\"origin\":{".utf8
      add(origin, to: &json)
      json += "}".utf8
    }
    json += "}".utf8
  }

  private func add(_ place: SourceLocation, to json: inout [UInt8]) {
    json += "\"file\":".utf8
    JSONText.append(place.file, to: &json)
    json += ",\"line\":".utf8
    json += String(place.line).utf8
    json += ",\"column\":".utf8
    json += String(place.column).utf8
  }
}
