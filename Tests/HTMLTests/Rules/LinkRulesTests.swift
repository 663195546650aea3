import Testing

@testable import HTML

@Suite struct LinkRulesTests {
  private func rules(brokenBy markup: String) -> [String] {
    broken(in: markup) { document, faults in
      var rules = LinkRules()
      rules.check(document, into: faults)
    }
  }

  @Test(arguments: [
    (#"<link rel="preload" href="a" as="json">"#, ["html/preload-as"]),
    (#"<link rel="preload" href="a" as="FONT">"#, []),
    (#"<link rel="modulepreload" href="a">"#, []),
    (#"<link rel="next NEXT" href="a">"#, ["html/duplicate-token"]),
    (#"<link rel="modulepreload" href="a" as="image">"#, ["html/preload-as"]),
    (#"<link rel="dns-prefetch" href="a" as="script">"#, ["html/link-attribute"]),
  ])
  func aPreloadSaysWhatItFetches(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    (#"<link rel="icon" sizes="16x16" href="a">"#, []),
    (#"<link rel="apple-touch-icon" sizes="16x16" href="a">"#, []),
    (#"<link rel="help" sizes="16x16" href="a">"#, ["html/link-attribute"]),
    (#"<link rel="mask-icon" color="red" href="a">"#, []),
    (#"<link rel="icon" color="red" href="a">"#, ["html/link-attribute"]),
    (#"<link rel="icon" integrity="sha256-a" href="a">"#, ["html/link-attribute"]),
    (#"<link rel="help" blocking="render" href="a">"#, ["html/link-attribute"]),
    (#"<link rel="expect" blocking="render" href="b">"#, []),
  ])
  func anAttributeGoesWithItsLinkType(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    (#"<link rel="preload" as="image" imagesrcset="a 1x, b 2x">"#, []),
    (#"<link rel="preload" as="image" imagesrcset="a 10w" imagesizes="1px">"#, []),
    (#"<link rel="preload" as="script" href="a" imagesrcset="a 2x">"#, ["html/preload-images"]),
    (#"<link rel="preload" as="image" href="a" imagesizes="1px">"#, ["html/preload-images"]),
  ])
  func preloadedImagesAreChosenBySize(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test func theHeadTakesAnyLinkTheBodyDoesNot() {
    let link = #"<link rel="canonical" href="a">"#
    #expect(rules(brokenBy: "<html><head>\(link)</head><body></body></html>").isEmpty)
    #expect(rules(brokenBy: "<html><head></head><body><p>\(link)</p></body></html>") == ["html/link-in-body"])
  }

  @Test(arguments: [
    ("a 100w", true), ("a,100w", false), ("a 1x, b 2w", true), ("a,\nb 1x,c 5w", true), ("5w", false),
    ("a 1w, b 2w", true), ("a, b", false), ("", false),
  ])
  func widthsAreDescriptorsNotAddresses(sourceSet: String, hasWidths: Bool) {
    #expect(withBytes(sourceSet, SourceSetValue.hasWidths) == hasWidths)
  }
}
