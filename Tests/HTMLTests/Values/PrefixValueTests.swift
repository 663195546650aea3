import Testing

@testable import HTML

/// The value of `prefix`.
@Suite struct PrefixValueTests {
  @Test(arguments: [
    "", " \n ", "dc: http://purl.org/dc/terms/", "ex: relative/path#", "_: https://example.org/",
    "a.b-c: https://example.org/  é: https://example.com/", "\n dc:   http://purl.org/dc/terms/\n",
    "a: b: c: d:",
  ])
  func prefixesWithAColonAndAnIRIConform(_ value: String) {
    #expect(fault(in: value, by: PrefixValue.fault) == nil)
  }

  @Test(arguments: [
    ("dc http://purl.org/dc/terms/", 0), ("dc:http://purl.org/dc/terms/", 0), ("dc:", 0),
    (": https://example.org/", 0),
    ("1a: https://example.org/", 0), ("a:b: https://example.org/", 0), ("$a: https://example.org/", 0),
    ("a: https://example.org/ b", 24), ("a: https://example.org/ b:", 24), ("a:\nhttps://example.org/", 2),
  ])
  func anythingElseIsAFaultWhereItShows(_ value: String, _ offset: Int) {
    let fault = fault(in: value, by: PrefixValue.fault)
    #expect(fault?.rule == .badRDFaPrefix)
    #expect(fault?.offset == offset)
  }
}
