import Testing

@testable import Digests

@Suite struct SummarizerTests {
  /// All that is read where it lies in memory.
  struct Page: Encodable, Sendable {
    var title = "A"
    var description: String?
    var tags: [String] = []
    var weight = 1.5
    var level: UInt8 = 1
    var order: Int32?
    var isDraft = false
    var date = Day(year: 2026, month: 1)
    var updated: Day?
    var parts: [Part] = []
  }

  struct Day: Encodable, Sendable {
    var year: Int
    var month: Int16
  }

  struct Part: Encodable, Sendable {
    var name: String
    var days: [Day]
  }

  /// Each differs from all others in one thing.
  static let pages = [
    Page(), Page(title: "B"), Page(title: ""), Page(description: ""), Page(description: "A"),
    Page(tags: [""]), Page(tags: ["a", "b"]), Page(tags: ["ab"]), Page(tags: ["", "ab"]),
    Page(weight: 1.25), Page(level: 2), Page(order: 0), Page(order: 1), Page(isDraft: true),
    Page(date: Day(year: 2025, month: 1)), Page(date: Day(year: 2026, month: 2)),
    Page(updated: Day(year: 2026, month: 1)), Page(parts: [Part(name: "", days: [])]),
    Page(parts: [Part(name: "a", days: [Day(year: 1, month: 1)]), Part(name: "b", days: [])]),
    Page(parts: [Part(name: "a", days: []), Part(name: "b", days: [Day(year: 1, month: 1)])]),
    Page(title: "A title that is longer than what fits into a string itself"),
  ]

  private static func summarizer<Value: Encodable & Sendable>(
    of type: Value.Type, many: Bool = true
  ) -> Summarizer<Value> {
    let summarizer = Summarizer<Value>()
    summarizer.expect(Summarizer<Value>.manyCount - (many ? 0 : 1))
    return summarizer
  }

  @Test(arguments: [true, false])
  func valuesThatDifferHaveDifferentDigests(many: Bool) throws {
    let summarizer = Self.summarizer(of: Page.self, many: many)
    let digests = try Self.pages.map { try summarizer.summary(of: $0).digest }
    #expect(Set(digests).count == Self.pages.count)
    #expect(try digests == Self.pages.map { try summarizer.summary(of: $0).digest })
  }

  @Test func fewValuesAreSummedUpAsTheyEncodeThemselves() throws {
    let page = Page(tags: ["a"])
    let encoded = try Digest(encoding: page)
    #expect(try Self.summarizer(of: Page.self, many: false).summary(of: page).digest == encoded)
    #if os(Linux)
      #expect(try Self.summarizer(of: Page.self).summary(of: page).digest != encoded)
    #endif
  }

  struct Lists: Encodable, Sendable {
    var first: [Int] = []
    var second: [[Int]] = []
    var third: Int??
  }

  @Test func whereAListEndsCounts() throws {
    let values = [
      Lists(), Lists(first: [0]), Lists(first: [0, 0]), Lists(first: [1]), Lists(second: [[]]),
      Lists(second: [[], []]), Lists(second: [[0]]), Lists(first: [0], second: [[]]),
      Lists(first: [1], second: [[1]]), Lists(second: [[1, 1]]), Lists(second: [[1], [1]]),
      Lists(third: .some(nil)), Lists(third: 0), Lists(third: 1),
    ]
    let summarizer = Self.summarizer(of: Lists.self)
    #expect(Set(try values.map { try summarizer.summary(of: $0).digest }).count == values.count)
  }

  enum Size: String, Encodable {
    case small, large
  }

  enum Shape: Encodable {
    case circle(radius: Int)
    case none
  }

  final class Reference: Encodable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }
  }

  /// A tree: a type inside itself.
  struct Tree: Encodable, Sendable {
    var name: String
    var children: [Tree] = []
  }

  struct Mixed: Encodable, Sendable {
    var before = 1
    var size = Size.small
    var shape: Shape? = Shape.none
    var name = Reference("a")
    var tree = Tree(name: "a")
    var map = ["a": 1]
    var after = [Size.small]
  }

  static let mixtures = [
    Mixed(), Mixed(before: 2), Mixed(size: .large), Mixed(shape: nil), Mixed(shape: .circle(radius: 1)),
    Mixed(shape: .circle(radius: 2)), Mixed(name: Reference("b")), Mixed(tree: Tree(name: "b")),
    Mixed(tree: Tree(name: "a", children: [Tree(name: "b")])),
    Mixed(tree: Tree(name: "a", children: [Tree(name: "b", children: [Tree(name: "c")])])),
    Mixed(map: ["a": 2]), Mixed(map: [:]), Mixed(after: []), Mixed(after: [.large]),
  ]

  @Test func whatDoesNotLieInMemoryAsAStructIsEncoded() throws {
    let summarizer = Self.summarizer(of: Mixed.self)
    let digests = try Self.mixtures.map { try summarizer.summary(of: $0).digest }
    #expect(Set(digests).count == Self.mixtures.count)
    #expect(try digests == Self.mixtures.map { try summarizer.summary(of: $0).digest })
  }

  @Test func aTypeThatIsNoStructIsEncodedAsAWhole() throws {
    let digest = try Self.summarizer(of: Size.self).summary(of: .small).digest
    #expect(digest != (try Self.summarizer(of: Size.self).summary(of: .large).digest))
    let reference = Reference("a")
    #expect(
      try Self.summarizer(of: Reference.self).summary(of: reference).digest == Digest(encoding: reference))
  }

  /// What it holds besides does not count: the closure cannot be compared.
  struct Source: TextShowing, Sendable {
    let shownFile: String
    let read: @Sendable () -> Void = {}

    init(_ file: String) { shownFile = file }

    func encode(to encoder: any Encoder) throws {
      noteText(to: encoder)
      var container = encoder.singleValueContainer()
      try container.encode(shownFile)
    }
  }

  /// All of it is read where it lies.
  struct Name: TextShowing, Sendable {
    let text: String
    let shownFile: String

    func encode(to encoder: any Encoder) throws {
      noteText(to: encoder)
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  struct Showing: Encodable, Sendable {
    var first: Source
    var others: [Source]
    var names: [Name]
    var last: Source?
  }

  @Test(arguments: [true, false])
  func textsThatAreShownAreTold(many: Bool) throws {
    let value = Showing(
      first: Source("a"), others: [Source("b"), Source("c")],
      names: [Name(text: "Hello", shownFile: "d")], last: Source("e"))
    let summarizer = Self.summarizer(of: Showing.self, many: many)
    let summary = try summarizer.summary(of: value)
    #expect(summary.texts == ["a", "b", "c", "d", "e"])
    var other = value
    other.names = [Name(text: "Goodbye", shownFile: "d")]
    #expect(try summarizer.summary(of: other).digest != summary.digest)
  }

  struct Refusing: Encodable, Sendable {
    struct Refusal: Error {}

    enum Part: Encodable {
      case only

      func encode(to encoder: any Encoder) throws { throw Refusal() }
    }

    var name = "a"
    var part: Part? = .only
    var parts: [Part] = []
  }

  @Test(arguments: [Refusing(), Refusing(part: nil, parts: [.only])])
  func whatCannotBeEncodedHasNoSummary(value: Refusing) throws {
    #expect(throws: Refusing.Refusal.self) { try Self.summarizer(of: Refusing.self).summary(of: value) }
    #expect(throws: Never.self) {
      try Self.summarizer(of: Refusing.self).summary(of: Refusing(part: nil))
    }
  }
}
