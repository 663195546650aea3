import Diagnostics

/// Something about a document that its author should know; told when the text is written.
struct Remark: Hashable, Sendable {
  let severity: Severity
  let rule: String
  let message: String
  let hint: String?
  /// The byte where it stands, in the text that was read.
  let offset: Int

  /// Describes it; a warning unless said otherwise.
  init(
    _ severity: Severity = .warning, rule: String, _ message: String, at offset: Int, hint: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.hint = hint
    self.offset = offset
  }

  /// The same, where its place is one in the text that was read, at the place in the file.
  func traced(by document: MarkdownDocument) -> Remark {
    Remark(severity, rule: rule, message, at: document.origin(of: offset), hint: hint)
  }
}
