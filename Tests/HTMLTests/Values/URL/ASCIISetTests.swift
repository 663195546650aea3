import Testing

@testable import HTML

@Suite struct ASCIISetTests {
  private static let alphanumeric = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

  /// The ASCII characters a set holds, in the order of ASCII.
  private func characters(in set: ASCIISet) -> String {
    String(decoding: (UInt8.min...UInt8.max).filter(set.contains), as: UTF8.self)
  }

  private func sorted(_ text: String) -> String { String(decoding: text.utf8.sorted(), as: UTF8.self) }

  @Test func urlCodePointsAreThoseOfTheStandard() {
    #expect(characters(in: .urlCodePoints) == sorted(Self.alphanumeric + "!$&'()*+,-./:;=?@_~"))
    #expect(characters(in: .plainHost) == sorted(Self.alphanumeric + "!$&'()*+,-.;=_~"))
    #expect(characters(in: .scheme) == sorted(Self.alphanumeric + "+-."))
  }

  @Test func forbiddenCodePointsAreThoseOfTheStandard() {
    let controls = String(decoding: (0..<0x20).map { UInt8($0) }, as: UTF8.self)
    #expect(characters(in: .forbiddenInHost) == sorted("\0\t\n\r #/:<>?@[\\]^|"))
    #expect(characters(in: .forbiddenInDomain) == sorted(controls + " #/:<>?@[\\]^|%\u{7F}"))
  }

  @Test func tokensAndBase64AreThoseOfTheirRFCs() {
    let specials = Set("()<>@,;:\\\"/[]?=".utf8)
    let token = (UInt8(0x21)...0x7E).filter { !specials.contains($0) }
    #expect(characters(in: .mimeToken) == String(decoding: token, as: UTF8.self))
    #expect(characters(in: .base64) == sorted(Self.alphanumeric + "+/"))
  }
}
