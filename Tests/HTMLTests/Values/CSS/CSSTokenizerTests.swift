import Testing

@testable import HTML

@Suite struct CSSTokenizerTests {
  private func kinds(_ text: String) -> [CSSToken.Kind] {
    withBytes(text) { bytes in
      var tokenizer = CSSTokenizer(bytes)
      var kinds: [CSSToken.Kind] = []
      while true {
        let token = tokenizer.next()
        if token.kind == .end { return kinds }
        kinds.append(token.kind)
      }
    }
  }

  @Test func aCommentDividesTokensAndLeavesNothing() {
    #expect(kinds("50/**/vw") == [.number, .ident])
    #expect(kinds("50vw/* and no end") == [.dimension])
  }

  @Test func numbersTakeSignFractionAndExponent() {
    #expect(
      kinds("+.5 -1e+3px 1e 10% +a") == [
        .number, .whitespace, .dimension, .whitespace, .dimension, .whitespace, .percentage, .whitespace,
        .delimiter, .ident,
      ])
  }

  @Test func aStringEndsWithItsQuoteOnly() {
    #expect(kinds(#""a\"b""#) == [.string])
    #expect(kinds("'a\nb") == [.badString, .whitespace, .ident])
    #expect(kinds("'a") == [.badString])
  }

  @Test func aURLNeedsNoQuotes() {
    #expect(kinds("url( a.png )") == [.url])
    #expect(kinds("url(a b)") == [.badURL])
    #expect(kinds("url('a b')") == [.function, .string, .rightParenthesis])
  }

  @Test(arguments: [#"\61uto"#, #"\000041UTO"#, #"a\75 to"#, "auto"])
  func escapesInANameAreResolved(_ name: String) {
    withBytes(name) { #expect(CSSName(bytes: $0).equals("auto")) }
  }

  @Test(arguments: [#"\"#, #"aut\"#, #"\61ut"#, "autos"])
  func otherNamesAreNotIt(_ name: String) {
    withBytes(name) { #expect(!CSSName(bytes: $0).equals("auto")) }
  }

  @Test func aNumberIsZeroWhateverItsExponent() {
    withBytes("-0.00e5px") { #expect(CSSCursor($0).token.isZero && !CSSCursor($0).token.isNegative) }
    withBytes("-0.01e5px") { #expect(!CSSCursor($0).token.isZero && CSSCursor($0).token.isNegative) }
  }
}
