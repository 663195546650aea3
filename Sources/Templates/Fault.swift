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
    var line = 1
    var column = 1
    var position = 0
    var told: Set<Fault.Identity> = []
    return sorted { $0.offset < $1.offset }.filter { told.insert($0.identity).inserted }.map { fault in
      while position < Swift.min(fault.offset, source.bytes.count) {
        let byte = source.bytes[position]
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
        position += 1
      }
      return Diagnostic(
        fault.severity, rule: fault.rule, fault.message,
        at: SourceLocation(file: source.path, line: line, column: column), hint: fault.hint)
    }
  }
}
