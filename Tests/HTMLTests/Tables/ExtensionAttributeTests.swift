import Testing

@testable import HTML

/// The attributes of RDFa and ITS.
@Suite struct ExtensionAttributeTests {
  @Test func rdfaHasElevenAttributesAndOneWithAForm() {
    #expect(RDFaAttributes.kinds.names.count == 11)
    let formed = RDFaAttributes.kinds.entries.filter { !$0.fact.isFree }
    #expect(formed.map(\.name) == ["prefix"])
  }

  @Test func allCategoriesOfITSAreJoined() {
    #expect(Set(ITSAttributes.kinds.names).count == 45)
    #expect(ITSAttributes.kinds.names.allSatisfy { $0.hasPrefix("its-") && $0 == $0.lowercased() })
  }

  @Test(arguments: [("its-term", "yes"), ("its-within-text", "nested"), ("its-line-break-type", "crlf")])
  func theAttributeHasAWord(_ name: String, _ word: String) throws {
    guard case .exactly(let words) = try #require(ITSAttributes.kinds[name]) else {
      Issue.record("\(name) has no words")
      return
    }
    #expect(words.contains { $0.description == word })
  }
}
