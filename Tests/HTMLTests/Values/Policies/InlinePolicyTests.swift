import Testing

@testable import HTML

@Suite struct InlinePolicyTests {
  private func blocks(_ policy: String, _ use: InlinePolicy.Use, nonce: String? = nil) -> String? {
    withBytes(policy) { policy in
      let directive = withBytes(nonce ?? "") { bytes in
        InlinePolicy(policy).directiveBlocking(use, nonce: nonce == nil ? nil : bytes)
      }
      return directive.map { String(describing: $0) }
    }
  }

  @Test func theMostSpecificDirectiveIsAsked() {
    #expect(blocks("default-src 'self'", .scriptElement) == "default-src")
    #expect(blocks("default-src 'self'; script-src 'unsafe-inline'", .eventHandler) == nil)
    #expect(blocks("script-src *; script-src-attr 'none'", .eventHandler) == "script-src-attr")
    #expect(blocks("script-src 'unsafe-inline'; script-src-elem *", .scriptElement) == "script-src-elem")
    #expect(blocks("style-src *", .styleAttribute) == "style-src")
    #expect(blocks("style-src *", .scriptElement) == nil)
    #expect(blocks("", .styleElement) == nil)
  }

  @Test func theFirstDirectiveOfANameCounts() {
    #expect(blocks("style-src *; style-src 'unsafe-inline'", .styleElement) == "style-src")
  }

  @Test func eachPolicyOfAListHasToAllowIt() {
    #expect(blocks("style-src 'unsafe-inline', style-src *", .styleElement) == "style-src")
  }

  @Test func aNonceAllowsItsElementOnly() {
    #expect(blocks("script-src 'nonce-abc'", .scriptElement, nonce: "abc") == nil)
    #expect(blocks("script-src 'nonce-abc'", .scriptElement, nonce: "abd") == "script-src")
    #expect(blocks("script-src 'nonce-abc'", .scriptElement) == "script-src")
    #expect(blocks("script-src 'nonce-abc' 'unsafe-inline'", .eventHandler) == "script-src")
  }

  @Test func aHashMayFit() {
    #expect(blocks("script-src 'sha256-abc'", .scriptElement) == nil)
    #expect(blocks("script-src 'sha256-abc'", .eventHandler) == "script-src")
    #expect(blocks("script-src 'sha256-abc' 'unsafe-hashes'", .eventHandler) == nil)
  }
}
