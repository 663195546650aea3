internal import ArgumentParser
internal import Diagnostics
internal import Entities
internal import Routing

/// Values of the command line that have a form of their own.
enum Arguments {
  static func baseURL(_ text: String) throws -> BaseURL {
    guard let url = BaseURL(text) else {
      throw ValidationError("'\(text)' is not an http or https address such as https://example.org/docs/")
    }
    return url
  }

  static func date(_ text: String) throws -> DateStamp {
    guard let date = DateStamp(text) else {
      throw ValidationError("'\(text)' is not \(DateStamp.expectation)")
    }
    return date
  }

  static func severity(_ text: String) throws -> Severity {
    guard let severity = Severity(rawValue: text) else {
      let levels = Severity.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("'\(text)' is not a level: it is one of \(levels)")
    }
    return severity
  }
}
