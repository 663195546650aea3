/// Tells diagnostics as a log file of the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
public struct SARIFReporter: Sendable {
  private let version: String
  private let descriptions: [String: RuleDescription]

  /// Makes a reporter of the program with a version, which knows what some rules ask.
  public init(version: String, rules: [RuleDescription] = []) {
    self.version = version
    descriptions = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The log file: one run, with the rules that are broken in it (§3.14).
  public func report(_ report: Report) -> String {
    let rules = Dictionary(grouping: report.diagnostics, by: \.rule).sorted { $0.key < $1.key }
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.key, $0) })
    let descriptors = rules.map { descriptor(id: $0.key, severity: $0.value.map(\.severity).max()) }
    let isFailed = report.diagnostics.contains(where: report.threshold.isReached)
    var text = """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{
      "tool":{"driver":{"name":"Vipera","semanticVersion":\(JSONText.quoted(version)),"rules":[\(lines(descriptors))]}},
      "invocations":[{"executionSuccessful":true,"exitCode":\(isFailed ? 1 : 0)}],
      "originalUriBaseIds":{"%SRCROOT%":{"description":{"text":"The top of the repository"}}},
      "columnKind":"utf16CodeUnits",
      "results":[
      """
    var counter = FingerprintCounter()
    for (index, diagnostic) in report.diagnostics.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      add(diagnostic, rule: numbers[diagnostic.rule] ?? 0, of: report, counter: &counter, to: &text)
    }
    return text + (report.diagnostics.isEmpty ? "]}]}\n" : "\n]}]}\n")
  }

  private func lines(_ objects: [String]) -> String {
    objects.isEmpty ? "" : "\n\(objects.joined(separator: ",\n"))\n"
  }

  /// A rule (§3.49). Of a rule that is not described, its name tells what it is about.
  private func descriptor(id: String, severity: Severity?) -> String {
    let description = descriptions[id]
    let summary = description?.summary ?? Self.words(of: id)
    var text = "{\"id\":\(JSONText.quoted(id)),\"shortDescription\":{\"text\":\(string(summary))}"
    if let address = description?.address { text += ",\"helpUri\":\(JSONText.quoted(address))" }
    let level = level(description?.severity ?? severity ?? .warning)
    return text + ",\"defaultConfiguration\":{\"level\":\"\(level)\"}}"
  }

  /// Such as `content: unknown key` for `content/unknown-key`.
  private static func words(of id: String) -> String {
    let parts = id.split(separator: "/", maxSplits: 1)
    return parts.map { $0.split(separator: "-").joined(separator: " ") }.joined(separator: ": ")
  }

  /// A result (§3.27).
  private func add(
    _ diagnostic: Diagnostic, rule: Int, of report: Report, counter: inout FingerprintCounter,
    to text: inout String
  ) {
    let message = diagnostic.statement + (diagnostic.hint.map { "\nhint: \($0)" } ?? "")
    text += "{\"ruleId\":\(JSONText.quoted(diagnostic.rule)),\"ruleIndex\":\(rule)"
    text += ",\"level\":\"\(level(diagnostic.severity))\",\"message\":{\"text\":\(string(message))}"
    if let path = report.path(of: diagnostic) {
      text += ",\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\(artifact(path))}"
      text += ",\"region\":{\"startLine\":\(report.line(of: diagnostic))"
      if let column = report.column(of: diagnostic) { text += ",\"startColumn\":\(column)" }
      text += "}}}]"
    }
    let fingerprint = Fingerprint(diagnostic, sources: report.sources)
    let number = counter.number(of: fingerprint)
    text += ",\"partialFingerprints\":{\"faultInLine/v1\":\"\(fingerprint.text):\(number)\"}"
    if report.isComparedWithBaseline { text += ",\"baselineState\":\"new\"" }
    text += "}"
  }

  /// A message string (§3.11.5): single braces would stand for arguments.
  private func string(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return JSONText.quoted(text)
    }
    var string = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "{" || scalar == "}" { string.append(scalar) }
      string.append(scalar)
    }
    return JSONText.quoted(String(string))
  }

  /// The members of an artifact location (§3.4); a file outside the repository has an absolute address, and what lies on another
  /// host has one already.
  private func artifact(_ path: String) -> String {
    if path.hasPrefix("http://") || path.hasPrefix("https://") { return "\"uri\":\(JSONText.quoted(path))" }
    let address = JSONText.quoted((path.hasPrefix("/") ? "file://" : "") + percentEncoded(path))
    return path.hasPrefix("/") ? "\"uri\":\(address)" : "\"uri\":\(address),\"uriBaseId\":\"%SRCROOT%\""
  }

  /// The path with all but unreserved characters and slashes as RFC 3986 §2.1 encodes them.
  private func percentEncoded(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  private func level(_ severity: Severity) -> String {
    severity == .hint ? "note" : severity.rawValue
  }
}
