import Diagnostics

/// Something wrong at a byte of a template; its line and column are found when it is told.
struct Fault: Sendable {
  let severity: Severity
  let rule: String
  let message: String
  let offset: Int
  let hint: String?

  /// What makes two faults the same.
  struct Identity: Hashable {
    let rule: String
    let message: String
    let offset: Int
  }

  var identity: Identity { Identity(rule: rule, message: message, offset: offset) }

  var isError: Bool { severity == .error }

  init(
    _ rule: String, _ message: String, at offset: Int, hint: String? = nil, severity: Severity = .error
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.offset = offset
    self.hint = hint
  }
}

extension [Fault] {
  /// The faults as diagnostics in the order of their places, in one pass over the text; the same fault
  /// found again where its template is included once more is told once.
  func diagnostics(in source: TemplateSource) -> [Diagnostic] {
    var lines = LineCounter(file: source.path, bytes: source.bytes)
    var told: Set<Fault.Identity> = []
    var diagnostics: [Diagnostic] = []
    for fault in sorted(by: { $0.offset < $1.offset }) where told.insert(fault.identity).inserted {
      diagnostics.append(
        Diagnostic(
          fault.severity, rule: fault.rule, fault.message, at: lines.location(of: fault.offset),
          hint: fault.hint))
    }
    return diagnostics
  }
}
