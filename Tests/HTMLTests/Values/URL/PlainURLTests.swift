import Testing

@testable import HTML

@Suite struct PlainURLTests {
  private static let pieces = [
    "", "http:", "https://", "//", "/", "\\", "?", "#", ":", "@", ".", "-", "--", "%", "%41", "%2e", "[",
    "::1]", "a", "x:",
    "0x1", "1", "xn--", "\u{E9}", "\u{AD}", "\u{FF0E}", " ", "\n", "file:", "data:", ",", ";base64",
    "mailto:",
  ]

  @Test func whatIsSeenToBeValidAtAGlanceIsValidToTheParser() {
    var plain = 0
    var wrong: [String] = []
    for first in Self.pieces {
      for second in Self.pieces {
        for third in Self.pieces {
          let text = first + second + third + "a"
          withBytes(text) { url in
            guard URLValue.isPlain(url) else { return }
            plain += 1
            if URLValue.faultOfTrimmed(url) != nil { wrong.append(text) }
          }
        }
      }
    }
    #expect(plain > 1000)
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    "a", "/articles/a/", "../style.css", "?a=b", "#a", "https://example.org/a?b=c#d", "//example.org",
    "mailto:a@b",
    "/%20", "/\u{E9}", "HTTP://a-b.example",
  ])
  func commonURLsAreSeenToBeValidAtAGlance(value: String) {
    #expect(withBytes(value, URLValue.isPlain))
  }
}
