internal import ArgumentParser
internal import Diagnostics
internal import Files

/// A form in which diagnostics are told, and where to: `text`, `json`, or `json=report.json`.
struct ReportFormat: ExpressibleByArgument, Sendable {
  enum Form: String, CaseIterable {
    case text
    case json
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
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, let form = Form(rawValue: name) else { return nil }
    self.init(form: form, file: parts.dropFirst().first)
  }

  var defaultValueDescription: String { form.rawValue }

  static var allValueStrings: [String] { Form.allCases.map(\.rawValue) }
}

/// Diagnostics on their way out, in all forms that were asked for.
struct Reports {
  let formats: [ReportFormat]
  /// The folder that paths of diagnostics start from.
  let root: String

  /// Whether standard output belongs to a program that reads it.
  var speaksToProgram: Bool { formats.contains { $0.form != .text && $0.file == nil } }

  func tell(_ diagnostics: [Diagnostic], fileCount: Int) throws(FileFailure) {
    for format in formats {
      let isColoured = format.file == nil && Terminal.standardOutput.isColoured
      let report =
        switch format.form {
        case .text:
          TextReporter(isColoured: isColoured, line: SourceLines(of: diagnostics, root: root).line).report(
            diagnostics)
        case .json: JSONReporter().report(diagnostics, fileCount: fileCount)
        }
      if let file = format.file {
        let slash = file.lastIndex(of: "/")
        try OutputFolder(slash.map { String(file[..<$0]) } ?? ".")
          .write(Array(report.utf8), to: slash.map { String(file[file.index(after: $0)...]) } ?? file)
      } else {
        Terminal.standardOutput.write(report)
      }
    }
  }
}

/// The lines of source files that a report shows. Each file is read once, however much is said about it.
struct SourceLines: Sendable {
  private var texts: [SourceLocation: String] = [:]

  /// Reads the lines where `diagnostics` are, of files below `root`.
  init(of diagnostics: [Diagnostic], root: String) {
    for (file, places) in Dictionary(grouping: diagnostics.map(\.place), by: \.file) {
      guard let bytes = try? FileReader.bytes(of: "\(root)/\(file)") else { continue }
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
      var number = 1
      for place in Set(places).sorted() where place.line >= number {
        lines = lines.dropFirst(place.line - number)
        number = place.line
        texts[place] = lines.first.map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  func line(at place: SourceLocation) -> String? { texts[place] }
}
