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

  @Test func valuesThatDifferHaveDifferentDigests() throws {
    let summarizer = Summarizer<Page>()
    let digests = try Self.pages.map { try summarizer.summary(of: $0).digest }
    #expect(Set(digests).count == Self.pages.count)
    #expect(try digests == Self.pages.map { try summarizer.summary(of: $0).digest })
  }

  @Test func twoSummarizersAgree() throws {
    for page in Self.pages {
      #expect(try Summarizer<Page>().summary(of: page) == Summarizer<Page>().summary(of: page))
    }
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
    let summarizer = Summarizer<Lists>()
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
    let summarizer = Summarizer<Mixed>()
    let digests = try Self.mixtures.map { try summarizer.summary(of: $0).digest }
    #expect(Set(digests).count == Self.mixtures.count)
    #expect(try digests == Self.mixtures.map { try summarizer.summary(of: $0).digest })
  }

  @Test func aTypeThatIsNoStructIsEncodedAsAWhole() throws {
    let sizes = Summarizer<Size>()
    #expect(try sizes.summary(of: .small) != sizes.summary(of: .large))
    let references = Summarizer<Reference>()
    #expect(try references.summary(of: Reference("a")) == references.summary(of: Reference("a")))
    #expect(try references.summary(of: Reference("a")) != references.summary(of: Reference("b")))
  }

  /// It has to be encoded: a closure can be neither compared nor read.
  struct Source: Encodable, Sendable {
    enum Key: CodingKey { case file }

    let file: ShownFile
    let read: @Sendable () -> Void = {}

    init(_ file: String) { self.file = ShownFile(file) }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(file, forKey: .file)
    }
  }

  /// All of it is read where it lies.
  struct Name: Encodable, Sendable {
    let text: String
    let file: ShownFile
  }

  struct Showing: Encodable, Sendable {
    var first: Source
    var others: [Source]
    var names: [Name]
    var last: Source?
  }

  @Test func textsThatAreShownAreTold() throws {
    let value = Showing(
      first: Source("a"), others: [Source("b"), Source("c")],
      names: [Name(text: "Hello", file: ShownFile("d"))], last: Source("e"))
    let summarizer = Summarizer<Showing>()
    let summary = try summarizer.summary(of: value)
    #expect(summary.texts == ["a", "b", "c", "d", "e"])
    var other = value
    other.names = [Name(text: "Goodbye", file: ShownFile("d"))]
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
    #expect(throws: Refusing.Refusal.self) { try Summarizer<Refusing>().summary(of: value) }
    #expect(throws: Never.self) {
      try Summarizer<Refusing>().summary(of: Refusing(part: nil))
    }
  }
}
