import Testing

@testable import HTML

@Suite struct ContentSecurityPolicyValueTests {
  private func rule(_ value: String) -> Rule? { fault(in: value, by: ContentSecurityPolicyValue.fault)?.rule }

  @Test(arguments: [
    "", " ; ", "default-src *", "Default-Src 'NONE';",
    "img-src data: https: *.a.example a.example:* b:8080/c",
    "script-src 'nonce-abc=' 'sha256-abc/+=' 'strict-dynamic'", "frame-ancestors 'self' https://a.example",
    "sandbox", "sandbox allow-forms", "upgrade-insecure-requests", "require-trusted-types-for 'script'",
    "trusted-types a b#c 'allow-duplicates'", "report-to main", "img-src 'self', img-src *",
    "base-uri 'self'",
  ])
  func policiesMayBe(_ value: String) {
    #expect(rule(value) == nil)
  }

  @Test(arguments: [
    "img-src 'me'", "img-src é", "img-src 'none' *", "script-src 'nonce-'", "script-src 'nonce-a b'",
    "script-src 'sha1-abc'", "sandbox allow-all", "require-trusted-types-for",
    "require-trusted-types-for script",
    "trusted-types a!", "frame-ancestors 'unsafe-inline'", "upgrade-insecure-requests 1", "img-src a..b",
    "img-src http://", "img-src a:port", "image-src *; img-src 'me'", "img-src a?b",
    "style-src wss://[::1]:80",
  ])
  func policiesMayNotBe(_ value: String) {
    #expect(rule(value) == .badCSP)
  }

  @Test(arguments: ["image-src *", "default-src *; foo"])
  func unknownDirectivesAreWarnedOf(_ value: String) {
    #expect(rule(value) == .unknownCSPDirective)
  }

  @Test(arguments: [
    "img-src self", "script-src unsafe-inline", "img-src *; img-src a", "IMG-SRC *; img-src a",
    "report-uri /a",
    "block-all-mixed-content", "img-src",
  ])
  func doubtfulDirectivesAreWarnedOf(_ value: String) {
    #expect(rule(value) == .doubtfulCSP)
  }
}
