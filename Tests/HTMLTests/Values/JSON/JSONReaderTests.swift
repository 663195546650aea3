import Testing

@testable import HTML

@Suite struct JSONReaderTests {
  private func isJSON(_ text: String) -> Bool {
    withBytes(text) { (try? JSONReader.read($0)) != nil }
  }

  @Test(arguments: [
    "0", "-1.5e+10", " [ ] ", "{}", #"{"a": [1, true, false, null], "b": {"c": "d"}}"#, #""\u00e9\n\/""#,
  ])
  func textsMayBe(_ text: String) {
    #expect(isJSON(text))
  }

  @Test(arguments: [
    "", " ", "01", "1.", ".5", "+1", "-", "1e", "[1,]", "[1 2]", "{a: 1}", "{'a': 1}", #"{"a": 1,}"#,
    #"{"a" 1}"#,
    #"{"a": }"#, "\"a", "\"a\nb\"", #""\x""#, #""\u12g4""#, "tru", "nul", "{} {}", "[", "{", "// c\n1", "NaN",
    "\u{0C}1",
  ])
  func textsMayNotBe(_ text: String) {
    #expect(!isJSON(text))
  }

  @Test func escapesAreResolved() {
    withBytes(#""\u0061\t\"\ud83d\ude00é""#) { bytes in
      let string = (try? JSONReader.read(bytes))?.string
      #expect(string?.unescaped == "a\t\"😀é")
    }
    withBytes(#""\u0061b""#) { bytes in
      #expect((try? JSONReader.read(bytes))?.string?.equals("ab") == true)
    }
  }

  @Test func deepNestingIsRefused() {
    #expect(!isJSON(String(repeating: "[", count: 100_000)))
  }
}
