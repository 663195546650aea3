import Testing

@testable import Routing

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("a%20b", "a b"), ("%C3%B6", "ö"), ("%c3%b6", "ö"), ("%2E%2E%2F", "../"), ("plain", "plain"), ("", ""),
    ("100%", "100%"), ("%2", "%2"), ("%zz", "%zz"), ("%+1%-0", "%+1%-0"), ("%%41", "%A"), ("%FF", "%FF"),
    ("%20%C3", "%20%C3"), ("ö%20", "ö "),
  ])
  func escapesAreDecoded(encoded: String, decoded: String) {
    #expect(PercentEncoding.decode(encoded) == decoded)
  }

  @Test func everyByteComesBack() {
    let text = String(String.UnicodeScalarView((0...0x3FF).compactMap(Unicode.Scalar.init)))
    let encoded = PercentEncoding.encode(text)
    #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(PercentEncoding.decode(encoded).unicodeScalars.elementsEqual(text.unicodeScalars))
  }
}
