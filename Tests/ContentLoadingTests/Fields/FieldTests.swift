import Diagnostics
import Entities
import Services
import TemporaryFolders
import Testing

@testable import ContentLoading

/// Records and articles of collections that describe their fields.
struct FieldTests {
  private static let settings = """
    {"title": "T", "baseURL": "https://example.org/", "collections": {
      "people": {"kind": "records", "title": "People", "fields": {
        "born": "date", "role": {"type": "enumeration", "values": ["author", "editor"], "required": true},
        "active": {"type": "boolean", "default": true}, "bio": "markdown", "home": "url", "photo": "image",
        "friends": {"type": "list", "of": {"type": "reference", "to": "people"}},
        "chief": {"type": "reference", "to": "people", "acyclic": true},
        "address": {"type": "object", "fields": {"city": {"type": "text", "required": true}, "zip": "text",
          "land": {"type": "text", "default": "Utopia"}}}
      }},
      "posts": {"kind": "articles", "title": "Posts", "fields": {
        "rating": {"type": "number", "required": true}, "by": {"type": "reference", "to": "people"},
        "mood": {"type": "text", "default": "calm"}, "cover": "image"
      }}
    }}
    """

  private static func load(_ files: [String: String]) async throws -> LoadedContent {
    let folder = try TemporaryFolder(files.merging(["Content/site.json": settings]) { given, _ in given })
    return try await ContentLoader(root: folder.path).load(ContentChoice(now: .example))
  }

  private static func faults(_ files: [String: String]) async throws -> [Diagnostic] {
    try await load(files).diagnostics.filter { $0.severity == .error }
  }

  private static func person(_ more: String = "") -> String {
    "{\"title\": \"A\", \"role\": \"author\"\(more)}"
  }

  @Test func aRecordHasAValueForEachFieldItNamesOrThatHasADefault() async throws {
    let loaded = try await Self.load([
      "Content/people/ann.yaml": """
      title: Ann
      role: editor
      born: 1984-05-06
      bio: Some *text*.
      home: https://example.org/ann/
      photo: ann.png
      friends: [bob]
      address: {city: Rome, zip: 00100}
      """,
      "Content/people/bob.json": Self.person(#", "active": false, "photo": {"file": "b.png", "alt": "B"}"#),
    ])
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let people = loaded.content.records(in: "people")
    let ann = try #require(people.first { $0.slug.description == "ann" })
    #expect(
      ann.fields.map(\.name) == ["born", "role", "active", "bio", "home", "photo", "friends", "address"])
    let values = Dictionary(uniqueKeysWithValues: ann.fields.map { ($0.name, $0.value) })
    let path = "Content/people/ann.yaml"
    #expect(values["born"] == DateStamp("1984-05-06").map { .date($0) })
    #expect(values["role"] == .text("editor"))
    #expect(values["active"] == .boolean(true))
    #expect(
      values["bio"]
        == .markdown(
          MarkdownText(
            path: path, bytes: Array("Some *text*.".utf8),
            place: ContentSource(path: path, line: 4, column: 6))))
    #expect(
      values["home"]
        == .url("https://example.org/ann/", source: ContentSource(path: path, line: 5, column: 7)))
    #expect(
      values["photo"]
        == .image(PageImage(file: "ann.png", source: ContentSource(path: path, line: 6, column: 8))))
    #expect(values["friends"]?.references.map(\.slug.description) == ["bob"])
    #expect(
      values["address"]
        == .object([
          FieldEntry(name: "city", title: "City", value: .text("Rome")),
          FieldEntry(name: "zip", title: "Zip", value: .text("00100")),
          FieldEntry(name: "land", title: "Land", value: .text("Utopia")),
        ]))
    let bob = try #require(people.first { $0.slug.description == "bob" })
    #expect(bob.fields.map(\.name) == ["role", "active", "photo"])
    #expect(bob.fields.flatMap(\.value.targets).map(\.to) == ["b.png"])
  }

  @Test(arguments: [
    (#", "rol": 1"#, "1:34 content/unknown-key", #"did you mean "role"?"#),
    (#", "born": "yesterday""#, "1:42 content/bad-value", nil),
    (#", "active": "yes""#, "1:44 content/wrong-type", "write true"),
    (#", "friends": "bob""#, "1:45 content/wrong-type", #"write ["bob"]"#),
    (#", "address": {"zip": "1"}"#, "1:45 content/missing-key", nil),
    (#", "address": {"city": "R", "zap": "1"}"#, "1:59 content/unknown-key", #"did you mean "zip"?"#),
    (#", "photo": {"file": "a.png", "al": "A"}"#, "1:61 content/unknown-key", #"did you mean "alt"?"#),
    (#", "friends": ["nobody"]"#, "1:46 content/unknown-reference", nil),
    (#", "chief": "a""#, "1:43 content/cyclic-reference", nil),
  ])
  func aFaultyRecordIsToldAtItsPlace(more: String, fault: String, hint: String?) async throws {
    let faults = try await Self.faults(["Content/people/a.json": Self.person(more)])
    #expect(faults.map(\.summary) == [fault])
    if let hint { #expect(faults.first?.hint == hint) }
  }

  @Test func aWordThatIsNoneOfAnEnumerationIsToldWithTheNearest() async throws {
    let faults = try await Self.faults([
      "Content/people/a.json": "{\"title\": \"A\",\n\"role\": \"autor\", \"born\": 3}"
    ])
    #expect(faults.map(\.summary) == ["2:9 content/bad-value", "2:26 content/wrong-type"])
    #expect(faults.first?.hint == #"did you mean "author"?"#)
  }

  @Test func extraOfArticlesIsCheckedAndCompleted() async throws {
    let loaded = try await Self.load([
      "Content/posts/one.md":
        "---\ntitle: One\ndate: 2026-01-01\nextra:\n  rating: 4.5\n  by: ann\n  cover: c.png\n---\n",
      "Content/people/ann.json": Self.person(),
    ])
    #expect(loaded.diagnostics.map(\.message) == [])
    let article = try #require(loaded.content.articles(in: "posts").first)
    #expect(article.details.fields.map(\.name) == ["rating", "by", "mood", "cover"])
    #expect(article.details.extra.map(\.name) == ["rating", "by", "mood", "cover"])
    #expect(article.details.extra.map(\.value) == ["4.5", "ann", "calm", "c.png"])
  }

  @Test func whatIsMissingOrUnknownInExtraIsTold() async throws {
    let faults = try await Self.faults([
      "Content/posts/one.md": "---\ntitle: One\ndate: 2026-01-01\n---\n",
      "Content/posts/two.md": "---\ntitle: Two\ndate: 2026-01-01\nextra: {rating: 1, mod: x}\n---\n",
      "Content/posts/three.md": "---\ntitle: T\ndate: 2026-01-01\nextra: {rating: 1, by: bob}\n---\n",
    ])
    #expect(
      faults.map(\.fullSummary) == [
        "Content/posts/one.md:1:1 content/missing-key",
        "Content/posts/three.md:4:24 content/unknown-reference",
        "Content/posts/two.md:4:20 content/unknown-key",
      ])
  }

  @Test func aReferenceToADraftSaysThatItIsOne() async throws {
    let faults = try await Self.faults([
      "Content/people/a.json": Self.person(#", "friends": ["bob", "bos", "ann"]"#),
      "Content/people/bob.json": Self.person(#", "draft": true"#), "Content/people/bost.json": Self.person(),
      "Content/people/ann.json": Self.person(),
    ])
    #expect(faults.map(\.hint) == ["it is a draft", #"did you mean "bost"?"#])
  }

  @Test func aCircleOfReferencesIsAFaultOnlyWhereTheFieldIsAcyclic() async throws {
    let faults = try await Self.faults([
      "Content/people/a.json": Self.person(#", "chief": "b", "friends": ["b"]"#),
      "Content/people/b.json": Self.person(#", "chief": "c", "friends": ["a"]"#),
      "Content/people/c.json": Self.person(#", "chief": "b""#),
      "Content/people/d.json": Self.person(#", "chief": "a""#),
    ])
    #expect(faults.map(\.fullSummary) == ["Content/people/c.json:1:43 content/cyclic-reference"])
    #expect(faults.first?.message == "this closes a circle of references: b → c → b")
  }

  @Test func aLongChainOfReferencesIsNoCircle() async throws {
    let records = (0..<2_000).map { number in
      "{\"title\": \"P\(number)\", \"role\": \"author\", \"chief\": \"p\(number + 1)\"}"
    }
    let last = #"{"title": "P2000", "role": "author"}"#
    let text = "[\((records + [last]).joined(separator: ",\n"))]"
    #expect(try await Self.faults(["Content/people/all.json": text]).isEmpty)
  }
}
