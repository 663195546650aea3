import Digests
import Testing

@Suite struct DigestTests {
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
    let (one, other) = (try Digest(encoding: Page(tags: ["a"])), try Digest(encoding: Page(tags: ["a"])))
    #expect(one == other)
  }

  /// Each differs from all others in one thing.
  static let pages = [
    Page(), Page(title: "B"), Page(description: ""), Page(description: "A"), Page(tags: ["a"]),
    Page(tags: ["a", "b"]), Page(tags: ["ab"]), Page(tags: ["", "ab"]), Page(place: .init(number: 2)),
    Page(isDraft: true), Page(weight: 1.25),
  ]

  @Test func valuesThatDifferHaveDifferentDigests() throws {
    let digests = Set(try Self.pages.map { page in try Digest(encoding: page) })
    #expect(digests.count == Self.pages.count)
  }

  @Test func digestsStayTheSameFromProcessToProcess() throws {
    #expect(
      Digest(of: Array("vipera".utf8))
        == Digest(high: 1_798_646_666_496_060_184, low: 15_709_077_618_925_959_572))
  }

  @Test func everyByteAndHowManyThereAreCount() {
    var seen: Set<Digest> = []
    for count in 0..<40 {
      var bytes = [UInt8](repeating: 0, count: count)
      #expect(seen.insert(Digest(of: bytes)).inserted)
      for index in bytes.indices {
        bytes[index] = 1
        #expect(seen.insert(Digest(of: bytes)).inserted)
        bytes[index] = 0
      }
    }
  }
}
