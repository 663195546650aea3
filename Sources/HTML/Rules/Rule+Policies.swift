import Diagnostics

extension Rule {
  /// A page with a content security policy in it, for the examples.
  private static func page(policy: StaticString, body: StaticString = "", head: StaticString = "") -> String {
    """
    <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title>\
    <meta http-equiv="Content-Security-Policy" content="\(policy)"/>\(head)</head><body>\(body)</body></html>
    """
  }

  /// A content security policy that is none.
  static let badCSP = Rule(
    "html/bad-csp", .error, "A content security policy has directives with values that they know, in ASCII.",
    advice: """
      A browser ignores a source it cannot read, and blocks what the source was meant to allow. Keywords stand in \
      single quotes: `script-src 'self' https://example.com`.
      """,
    wrong: page(policy: "script-src 'me'"), right: page(policy: "script-src 'self'"),
    specification: "https://www.w3.org/TR/CSP3/#framework-policy")

  /// A directive that no specification knows.
  static let unknownCSPDirective = Rule(
    "html/unknown-csp-directive", .warning, "A content security policy has directives that exist.",
    advice: "A browser ignores a directive it does not know: a misspelt one protects nothing.",
    wrong: page(policy: "image-src 'self'"), right: page(policy: "img-src 'self'"),
    specification: "https://www.w3.org/TR/CSP3/#csp-directives")

  /// A policy that hardly says what was meant.
  static let doubtfulCSP = Rule(
    "html/doubtful-csp", .warning, "A content security policy says what it means, once and in today's words.",
    advice: """
      A keyword without quotes is the name of a host, a second directive of a name does not count, and deprecated \
      directives do nothing in some browsers.
      """,
    wrong: page(policy: "script-src self"), right: page(policy: "script-src 'self'"),
    specification: "https://www.w3.org/TR/CSP3/#framework-directives")

  /// Script or style in a page whose own policy does not allow it.
  static let cspBlocksInline = Rule(
    "html/csp-blocks-inline", .warning, "Script and style in a page are allowed by the policy of the page.",
    advice: """
      The browser does not run a script, nor apply a style, that the policy in `meta` does not allow. Move it into \
      a file, or give its element a nonce that the policy names.
      """,
    wrong: page(policy: "script-src 'self'", body: "<script>f()</script>"),
    right: page(policy: "script-src 'self'", body: #"<script src="f.js"></script>"#),
    specification: "https://www.w3.org/TR/CSP3/#should-block-inline")

  /// A permissions policy that is none.
  static let badPermissionsPolicy = Rule(
    "html/bad-permissions-policy", .error, "A permissions policy is features with origins behind them.",
    advice: """
      A browser ignores what it cannot read, and the frame may not use the feature. Write \
      `camera 'self'; fullscreen *`.
      """,
    wrong: #"<iframe src="a" title="A" allow="camera, microphone"></iframe>"#,
    right: #"<iframe src="a" title="A" allow="camera; microphone"></iframe>"#,
    specification: "https://www.w3.org/TR/permissions-policy/#iframe-allow-attribute")

  /// The rules for policies.
  static let policyRules: [Rule] = [
    .badCSP, .unknownCSPDirective, .doubtfulCSP, .cspBlocksInline, .badPermissionsPolicy,
  ]
}
