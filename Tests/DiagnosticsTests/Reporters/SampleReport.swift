import Diagnostics
import Foundation

/// A report with one diagnostic of each kind, and text that no form likes.
enum SampleReport {
  static let hostileMessage =
    "50% | ::error:: ]]> \"q\" 'a' <&> \u{1B}[31m\u{0}\u{FFFE} one\nline\r two, 𝄞 {{key}} [a](b) `c` %\u{301}"

  static let template = SourceLocation(file: "Templates/a b,c.mustache", line: 3, column: 5)

  static let diagnostics = [
    Diagnostic(.hint, rule: "content/site", "it could be better", at: SourceLocation(file: "")),
    Diagnostic(
      .warning, rule: "content/odd-key", hostileMessage,
      at: SourceLocation(file: "Content/é.md", line: 2, column: 7)),
    Diagnostic(
      rule: "html/unclosed-element", "<div> is never closed",
      at: SourceLocation(file: "index.html", line: 30, column: 9), origin: template,
      hint: "write </div> where it ends", furtherPages: 2),
    Diagnostic(
      rule: "html/unclosed-element", "<div> is never closed",
      at: SourceLocation(file: "index.html", line: 40, column: 9),
      origin: SourceLocation(file: template.file, line: 4, column: 5), hint: "write </div> where it ends"),
  ]

  static let files = [
    template.file: "{{<layout}}\n{{$main}}\n𝄞 é<div>\n𝄞 é<div>\r\n",
    "Content/é.md": "---\nkey: ]]>\n",
  ]

  static let sources = SourceExcerpts(at: diagnostics.map(\.place)) { files[$0].map { Array($0.utf8) } }

  static let report = Report(
    diagnostics, fileCount: 12, sources: sources,
    paths: RepositoryPaths(from: "/work/./docs", below: "/work"))

  static let rules = [
    RuleDescription(
      id: "html/unclosed-element", severity: .error, summary: "An element is closed.",
      address: "https://html.spec.whatwg.org/#syntax-tags")
  ]
}

/// A report as it has to be, checked by eye when it was written.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

  static func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }
}
