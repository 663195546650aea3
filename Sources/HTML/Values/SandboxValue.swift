/// What a sandboxed frame is allowed all the same (HTML §4.8.5, `sandbox`; §7.1.5).
enum SandboxValue {
  /// Different keywords, none of which makes another one vain.
  static func fault(in value: Bytes) -> ValueFault? {
    let unknown = value.firstToken { token in !keywords.contains { token.equalsIgnoringCase($0) } }
    if let (token, offset) = unknown {
      return ValueFault(.badSandbox, "no keyword is called \"\(token.text)\"", at: offset)
    }
    if let fault = TokenValue.fault(in: value, ignoringCase: true) {
      return ValueFault(.badSandbox, fault.reason, at: fault.offset)
    }
    if value.hasToken("allow-top-navigation"), value.hasToken("allow-top-navigation-by-user-activation") {
      return ValueFault(
        .badSandbox,
        "\"allow-top-navigation\" allows all that \"allow-top-navigation-by-user-activation\" does",
        hint: "remove one of them")
    }
    if value.hasToken("allow-scripts"), value.hasToken("allow-same-origin") {
      return ValueFault(
        .weakSandbox,
        "with \"allow-scripts\" and \"allow-same-origin\" a page of the same origin can leave the sandbox",
        hint: "remove one of them")
    }
    return nil
  }

  private static let keywords: [StaticString] = [
    "allow-downloads", "allow-forms", "allow-modals", "allow-orientation-lock", "allow-pointer-lock",
    "allow-popups",
    "allow-popups-to-escape-sandbox", "allow-presentation", "allow-same-origin", "allow-scripts",
    "allow-storage-access-by-user-activation", "allow-top-navigation",
    "allow-top-navigation-by-user-activation",
    "allow-top-navigation-to-custom-protocols",
  ]
}
