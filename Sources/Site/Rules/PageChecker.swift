internal import Diagnostics
internal import Validation

/// Checks one page after the other against all that is asked of it; one checker serves one task.
struct PageChecker: ~Copyable {
  private let levels: RuleLevels
  private let wellFormedness = WellFormedness()
  /// Nothing where there are no policies, which then cost nothing.
  private let policies: PolicyCheck?

  init(_ rules: PageRules) {
    levels = rules.levels
    policies = rules.policies.isEmpty ? nil : PolicyCheck(rules.policies)
  }

  /// Everything that is wrong with a page; `path` is its output path. Of markup that is not well-formed nothing else is asked.
  func faults(in page: [UInt8], at path: String) -> [PageFault] {
    if let fault = wellFormedness.firstFault(in: page) { return [PageFault(fault)] }
    guard let policies else { return [] }
    return policies.faults(in: page, at: path).compactMap { fault in
      levels.level(of: fault.rule, severity: fault.severity, in: path).map { PageFault(fault, severity: $0) }
    }
  }
}

/// What is wrong with a page, and how much it matters to the site.
struct PageFault {
  let severity: Severity
  let rule: String
  let message: String
  let hint: String?
  /// The byte of the page where it is, counted from 0; nothing if it is the page as a whole.
  let offset: Int?

  init(_ fault: MarkupFault) {
    severity = .error
    rule = fault.rule
    message = fault.message
    hint = fault.hint
    offset = fault.offset
  }

  init(_ fault: PolicyFault, severity: Severity) {
    self.severity = severity
    rule = fault.rule
    message = fault.message
    hint = fault.hint
    offset = fault.offset
  }

  /// The fault as a diagnostic; `file` holds `page`, and `origin` is the source that caused it.
  func diagnostic(in file: String, _ page: [UInt8], origin: SourceLocation? = nil) -> Diagnostic {
    Diagnostic(
      severity, rule: rule, message, at: SourceLocation(file: file, offset: offset ?? 0, in: page),
      origin: origin, hint: hint)
  }
}
