import Testing

@testable import HTML

@Suite struct PolicyValueTests {
  @Test(
    arguments: [
      ("", nil), ("allow-scripts", nil), (" ALLOW-Forms\nallow-popups ", nil), ("allow-downloads", nil),
      ("allow-all", "html/bad-sandbox"), ("allow-forms allow-FORMS", "html/bad-sandbox"),
      ("allow-top-navigation allow-top-navigation-by-user-activation", "html/bad-sandbox"),
      ("allow-same-origin allow-scripts", "html/weak-sandbox"),
      ("allow-same-origin allow-scripts allow-it", "html/bad-sandbox"),
    ] as [(String, String?)])
  func aSandboxHasKeywords(_ value: String, _ expected: String?) {
    #expect(fault(in: value, by: SandboxValue.fault)?.rule.id == expected)
  }

  @Test(
    arguments: [
      ("", nil), ("sha256-YWJj", nil), ("SHA384-YWJjZA== sha512-YWJjZGU=?ct=x", nil), ("sha256-ab_-", nil),
      ("sha1-YWJj", "html/bad-integrity"), ("sha256-", "html/bad-integrity"), ("YWJj", "html/bad-integrity"),
      ("sha256-YWJ", "html/bad-digest"), ("sha256-Y=Jj", "html/bad-digest"),
      ("sha256-Y(Jj", "html/bad-digest"),
      ("sha256-YWJ md5-YWJj", "html/bad-integrity"),
    ] as [(String, String?)])
  func integrityHasAnAlgorithmAndADigest(_ value: String, _ expected: String?) {
    #expect(fault(in: value, by: IntegrityValue.fault)?.rule.id == expected)
  }

  @Test(arguments: ["0", "300", "5; url=a", "5;\n URL=https://example.org/?a=b"])
  func aPageMovesOnAfterSeconds(_ value: String) {
    #expect(fault(in: value, by: RefreshValue.fault) == nil)
  }

  @Test(arguments: [
    "", "a", " 5", "5 ", "5;", "5; ", "5;url=a", "5; a", "5; url =a", "5; url=", "5; url= a", "5; url=a ",
    "5; url='a'",
    "5; url=\"a\"", "5, url=a", "1.5", "-1",
  ])
  func otherwiseItDoesNot(_ value: String) {
    #expect(fault(in: value, by: RefreshValue.fault)?.rule == .badRefresh)
  }

  @Test func theAddressOfARefreshIsFound() {
    withBytes("5; url=a?b=c") { value in
      #expect(RefreshValue.url(in: value)?.url.text == "a?b=c")
      #expect(RefreshValue.url(in: value)?.offset == 7)
    }
    withBytes("5") { #expect(RefreshValue.url(in: $0)?.offset == nil) }
  }

  @Test(arguments: [("utf-8", true), ("UTF-8", true), ("utf8", false), ("", false), ("latin1", false)])
  func theEncodingIsUTF8(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: EncodingValue.fault) == nil) == conforms)
  }

  @Test(arguments: [
    ("text/html; charset=utf-8", true), ("Text/HTML;CHARSET=UTF-8", true), ("text/html", false),
    ("text/html; charset=", false), ("text/html; charset=latin1", false),
    ("text/html ; charset=utf-8", false),
  ])
  func theContentTypeSaysSo(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: EncodingValue.faultOfContentType) == nil) == conforms)
  }
}
