import Testing

@testable import Digests

/// What is encoded because it does not lie in memory as its stored properties.
@Suite struct DigestEncoderTests {
  private func digest(of value: some Encodable) throws -> Digest {
    let mixer = SharedMixer()
    try value.encode(to: DigestEncoder(mixer))
    return mixer.mixer.digest
  }

  struct Page: Encodable {
    var title = "A"
    var description: String?
    var tags: [String] = []
    var place = Place()
    var isDraft = false
    var weight = 1.5

    struct Place: Encodable {
      var number = 1
    }
  }

  @Test func theSameValueHasTheSameDigest() throws {
    let (one, other) = (try digest(of: Page(tags: ["a"])), try digest(of: Page(tags: ["a"])))
    #expect(one == other)
  }

  /// Each differs from all others in one thing.
  static let pages = [
    Page(), Page(title: "B"), Page(description: ""), Page(description: "A"), Page(tags: ["a"]),
    Page(tags: ["a", "b"]), Page(tags: ["ab"]), Page(tags: ["", "ab"]), Page(place: .init(number: 2)),
    Page(isDraft: true), Page(weight: 1.25),
  ]

  @Test func valuesThatDifferHaveDifferentDigests() throws {
    let digests = Set(try Self.pages.map { page in try digest(of: page) })
    #expect(digests.count == Self.pages.count)
  }

  /// A value in another place of the same words.
  struct Tree: Encodable {
    var name: String
    var parts: [Tree] = []
  }

  @Test func theSameWordsInAnotherShapeHaveAnotherDigest() throws {
    let beside = try digest(of: Tree(name: "b", parts: [Tree(name: "c"), Tree(name: "d")]))
    let within = try digest(of: Tree(name: "b", parts: [Tree(name: "c", parts: [Tree(name: "d")])]))
    #expect(beside != within)
    let lists = [[[["a"]], []], [[["a"], []]], [[["a"]]], [[[]], [["a"]]]]
    #expect(Set(try lists.map { list in try digest(of: list) }).count == lists.count)
  }

  @Test func whoseTextAValueShowsIsTold() throws {
    let mixer = SharedMixer()
    try ["a": [ShownFile("Content/a.md")], "b": []].encode(to: DigestEncoder(mixer))
    #expect(mixer.texts == ["Content/a.md"])
  }
}
