import Testing

@testable import HTML

@Suite struct BytesTests {
  @Test func tokensAreBetweenWhitespace() {
    withBytes(" a\tbc ") { bytes in
      var tokens: [String] = []
      bytes.forEachToken { token, offset in tokens.append("\(offset)\(token.text)") }
      #expect(tokens == ["1a", "3bc"])
    }
  }

  @Test func namesCompareInAnyCase() {
    withBytes("HreF") { bytes in
      #expect(bytes.equalsIgnoringCase("href"))
      #expect(!bytes.equals("href"))
    }
  }
}
