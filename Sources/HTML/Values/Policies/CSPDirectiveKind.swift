/// What the values of a directive are.
enum CSPDirectiveKind {
  /// Source expressions (CSP3 §2.3.1).
  case sources
  /// Hosts, schemes, `'self'` and `'none'` (`frame-ancestors`).
  case ancestors
  /// The flags of `sandbox` (HTML §4.8.5).
  case sandbox
  /// `'script'` (Trusted Types §4.2).
  case trustedTypesFor
  /// Names of policies (Trusted Types §4.3).
  case trustedTypes
  /// Nothing.
  case empty
  /// Anything.
  case anything

  /// What is wrong with one of the values.
  func fault(in token: Bytes, at offset: Int) -> ValueFault? {
    switch self {
    case .sources: return CSPSource(token).fault(at: offset, allowsKeywords: true)
    case .ancestors: return CSPSource(token).fault(at: offset, allowsKeywords: false)
    case .sandbox:
      return SandboxValue.fault(in: token).map { ValueFault(.badCSP, $0.reason, at: offset) }
    case .trustedTypesFor:
      if token.equalsIgnoringCase("'script'") { return nil }
      return ValueFault(.badCSP, "\"\(token.text)\" is not \"'script'\"", at: offset)
    case .trustedTypes:
      if Self.isPolicyName(token) { return nil }
      return ValueFault(.badCSP, "\"\(token.text)\" is no name of a policy", at: offset)
    case .empty:
      return ValueFault(.badCSP, "\"\(token.text)\" stands behind a directive without values", at: offset)
    case .anything: return nil
    }
  }

  /// What is wrong with how many values there are.
  func fault(count: Int, in directive: CSPDirective) -> ValueFault? {
    guard count == 0, self == .trustedTypesFor || self == .sources || self == .ancestors else { return nil }
    let reason = "\"\(directive.name.text)\" has no value"
    let value = self == .trustedTypesFor ? "'script'" : "'none'"
    return ValueFault(.badCSP, reason, hint: "write \"\(value)\"", at: directive.offset)
  }

  private static func isPolicyName(_ token: Bytes) -> Bool {
    if token.equals("*") || token.equalsIgnoringCase("'none'")
      || token.equalsIgnoringCase("'allow-duplicates'")
    {
      return true
    }
    return token.allSatisfy { $0.isLetter || $0.isDigit || "-#=_/@.%".utf8.contains($0) }
  }
}
