internal import ArgumentParser
internal import Diagnostics
internal import Entities
internal import Routing
internal import Site

/// Values of the command line that have a form of their own.
enum Arguments {
  static func baseURL(_ text: String) throws -> BaseURL {
    guard let url = BaseURL(text) else {
      throw ValidationError("'\(text)' is not an http or https address such as https://example.org/docs/")
    }
    return url
  }

  /// A base URL, or its path alone: `/docs/`, of a host that nobody needs to know.
  static func address(_ text: String) throws -> BaseURL {
    if let url = BaseURL(text) ?? BaseURL(path: text) { return url }
    throw ValidationError(
      "'\(text)' is neither an address such as https://example.org/docs/ nor a path such as /docs/")
  }

  /// The path of a folder.
  static func folder(_ text: String) throws -> String {
    if text.isEmpty { throw ValidationError("'' names no folder; the one you are in is '.'") }
    return text
  }

  static func date(_ text: String) throws -> DateStamp {
    guard let date = DateStamp(text) else {
      throw ValidationError("'\(text)' is not \(DateStamp.expectation)")
    }
    return date
  }

  /// The severity from which on nothing is published.
  static func severity(_ text: String) throws -> Severity {
    if text == "never" {
      throw ValidationError("a site with errors is not published: 'never' is for vipera check")
    }
    guard let severity = Severity(rawValue: text) else { throw noLevel(text, besides: []) }
    return severity
  }

  /// The severity from which on a check fails, or `never`.
  static func threshold(_ text: String) throws -> Threshold {
    if text == "never" { return .never }
    guard let severity = Severity(rawValue: text) else { throw noLevel(text, besides: ["never"]) }
    return .severity(severity)
  }

  /// How much is done at a time.
  static func jobs(_ text: String) throws -> Int {
    guard let number = Int(text), (1...BuildOptions.jobLimit).contains(number) else {
      throw ValidationError("'\(text)' is not a number from 1 to \(BuildOptions.jobLimit)")
    }
    return number
  }

  private static func noLevel(_ text: String, besides others: [String]) -> ValidationError {
    let levels = (Severity.allCases.map(\.rawValue) + others).joined(separator: ", ")
    return ValidationError("'\(text)' is not a level: it is one of \(levels)")
  }
}
