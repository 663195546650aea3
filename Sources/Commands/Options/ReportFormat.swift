internal import ArgumentParser

/// A form in which diagnostics are told, and where to: `text`, `json`, or `json=report.json`.
struct ReportFormat: ExpressibleByArgument, Hashable, Sendable {
  /// What the report looks like.
  enum Form: String, CaseIterable {
    case text
    case json
    case github
    case sarif
    case junit
    case checkstyle
    case gitlab

    /// Whether the report shows lines of the sources, or paths as the repository has them.
    var looksAtSources: Bool { self != .json }

    /// Whether the report is a whole document, which nothing else may stand beside.
    var isDocument: Bool { self != .text && self != .github }
  }

  static let text = ReportFormat(form: .text, file: nil)

  let form: Form
  /// The file it is written to; standard output without one.
  let file: String?

  private init(form: Form, file: String?) {
    self.form = form
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let form = parts.first.flatMap({ Form(rawValue: String($0)) }) else { return nil }
    let file = parts.dropFirst().first.map(String.init)
    guard file != "" else { return nil }
    self.init(form: form, file: file)
  }

  var defaultValueDescription: String { form.rawValue }

  static var allValueStrings: [String] { Form.allCases.map(\.rawValue) }
}
