/// A list of content security policies, as `<meta http-equiv="Content-Security-Policy">` has it (CSP3 §2.2).
enum ContentSecurityPolicyValue {
  /// What is wrong with the value. An error is told before a warning.
  static func fault(in value: Bytes) -> ValueFault? {
    if let index = value.firstIndex(where: { $0 >= 0x80 || $0 < 0x20 && !$0.isWhitespace || $0 == 0x7F }) {
      return ValueFault(
        .badCSP, "it has a character that is not of ASCII", hint: "write a host name in Punycode", at: index)
    }
    var warning: ValueFault?
    var error: ValueFault?
    CSPDirective.forEach(in: value) { directive in
      guard error == nil else { return }
      let fault = fault(in: directive)
      if fault?.rule == .badCSP {
        error = fault
      } else if warning == nil {
        // There are few names to repeat, so this ends soon even if a value is long.
        warning = fault ?? faultOfName(directive, in: value)
      }
    }
    return error ?? warning
  }

  private static func fault(in directive: CSPDirective) -> ValueFault? {
    guard let kind = directive.kind else {
      let name = directive.name.text
      return ValueFault(.unknownCSPDirective, "there is no directive \"\(name)\"", at: directive.offset)
    }
    var error: ValueFault?
    var warning: ValueFault?
    var count = 0
    var hasNone = false
    directive.values.forEachToken { token, offset in
      count += 1
      hasNone = hasNone || token.equalsIgnoringCase("'none'")
      guard error == nil, let fault = kind.fault(in: token, at: directive.valuesOffset + offset) else {
        return
      }
      if fault.rule == .badCSP { error = fault } else { warning = warning ?? fault }
    }
    if let error { return error }
    if hasNone, count > 1, kind == .sources || kind == .ancestors {
      return ValueFault(.badCSP, "\"'none'\" stands beside other sources", at: directive.valuesOffset)
    }
    return kind.fault(count: count, in: directive) ?? warning
  }

  /// A directive that is there twice, or that is deprecated.
  private static func faultOfName(_ directive: CSPDirective, in value: Bytes) -> ValueFault? {
    if directive.isRepeated(in: value) {
      let reason = "\"\(directive.name.text)\" is there twice; only the first one counts"
      return ValueFault(.doubtfulCSP, reason, at: directive.offset)
    }
    guard let instead = directive.replacement else { return nil }
    let reason = "the directive \"\(directive.name.text)\" is deprecated"
    return ValueFault(.doubtfulCSP, reason, hint: instead, at: directive.offset)
  }
}
