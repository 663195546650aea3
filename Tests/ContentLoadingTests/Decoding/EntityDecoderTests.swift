import Diagnostics
import Entities
import Shapes
import Testing

@testable import ContentLoading

struct EntityDecoderTests {
  private enum Colour: String, CaseIterable, Codable { case red, green }

  private struct Part: Decodable {
    let name: String
    let size: Double?
  }

  private struct Sample: Decodable {
    let title: String
    let count: Int?
    let isOpen: Bool?
    let date: DateStamp?
    let colour: Colour?
    let tags: [String]?
    let parts: [Part]?
    let words: [String: Int]?
    let slug: Located<Slug>?
  }

  private struct Chapter: Decodable {
    let name: String
    let chapters: [Chapter]?
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, yaml: String
  ) throws -> (value: Value?, diagnostics: [Diagnostic]) {
    let bytes = Array(yaml.utf8)
    let node = try #require(YAMLReader.read(0..<bytes.count, of: bytes, file: "a.md").node)
    return EntityDecoder.decode(type, from: node, shape: try Shape.of(type))
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, json: String
  ) throws -> (value: Value?, diagnostics: [Diagnostic]) {
    let node = try #require(JSONReader.read(Array(json.utf8), file: "a.json").node)
    return EntityDecoder.decode(type, from: node, shape: try Shape.of(type))
  }

  @Test(arguments: ["1e400", "-1e400"])
  func aNumberThatCannotBeHeldIsTooLarge(digits: String) throws {
    let (_, diagnostics) = try decode(Part.self, yaml: "name: x\nsize: \(digits)\n")
    #expect(
      diagnostics.map { "\($0.rule): \($0.message)" } == [
        "content/bad-value: the number \(digits) is too large: it has to fit into 64 bits"
      ])
  }

  @Test func everyKindOfValueIsDecodedFromYAML() throws {
    let text = """
      title: 1984
      count: -3
      isOpen: true
      date: 2026-01-31
      colour: green
      tags: [a, 'b']
      parts:
        - name: x
          size: 1.5
        - {name: y}
      words: {one: 1}
      slug: here
      """
    let (sample, diagnostics) = try decode(Sample.self, yaml: text)
    #expect(diagnostics.isEmpty)
    let value = try #require(sample)
    #expect(value.title == "1984")
    #expect(value.count == -3)
    #expect(value.isOpen == true)
    #expect(value.date?.dayText == "2026-01-31")
    #expect(value.colour == .green)
    #expect(value.tags == ["a", "b"])
    #expect(value.parts?.map(\.name) == ["x", "y"])
    #expect(value.parts?.map(\.size) == [1.5, nil])
    #expect(value.words == ["one": 1])
    #expect(value.slug?.value.description == "here")
    #expect(value.slug?.location == SourceLocation(file: "a.md", line: 12, column: 7))
  }

  @Test func everyKindOfValueIsDecodedFromJSON() throws {
    let text = """
      {"title": "x", "count": 2, "isOpen": false, "colour": "red", "tags": [], "date": null,
       "parts": [{"name": "y", "size": 2}], "words": {}}
      """
    let (sample, diagnostics) = try decode(Sample.self, json: text)
    #expect(diagnostics.isEmpty)
    let value = try #require(sample)
    #expect(value.count == 2)
    #expect(value.isOpen == false)
    #expect(value.date == nil)
    #expect(value.parts?.first?.size == 2)
  }

  @Test(arguments: [
    ("titel: x", "1:1 content/unknown-key: there is no key \"titel\" here", "did you mean \"title\"?"),
    ("titel: x", "1:1 content/missing-key: the key \"title\" is missing", "\"title\" is text"),
    ("title: [x]", "1:8 content/wrong-type: expected text, found a list", nil),
    ("title: {}", "1:8 content/wrong-type: expected text, found keys and values", nil),
    ("title:", "1:7 content/wrong-type: expected text, found nothing", nil),
    (
      "title: \"a\\0\"", "1:8 content/control-character: this text has a control character in it", nil
    ),
    ("count: many", "1:8 content/wrong-type: expected a whole number, found \"many\"", nil),
    (
      "count: '3'", "1:8 content/wrong-type: expected a whole number, found the text \"3\"",
      "remove the quotes"
    ),
    (
      "count: 99999999999999999999",
      "1:8 content/bad-value: the number 99999999999999999999 is too large: it has to fit into 64 bits", nil
    ),
    ("isOpen: yes", "1:9 content/wrong-type: expected true or false, found \"yes\"", "write true"),
    ("isOpen: Off", "1:9 content/wrong-type: expected true or false, found \"Off\"", "write false"),
    (
      "isOpen: 'true'", "1:9 content/wrong-type: expected true or false, found the text \"true\"",
      "write true"
    ),
    (
      "date: 2026-02-30",
      "1:7 content/bad-value: \"2026-02-30\" is not a date such as 2026-01-31 or 2026-01-31T09:30:00Z", nil
    ),
    (
      "slug: ../../etc",
      "1:7 content/bad-value: \"../../etc\" is not a slug of letters, digits, \"-\", \"_\" and \".\", such as hello-world",
      nil
    ),
    (
      "colour: gren", "1:9 content/bad-value: \"gren\" is not \"red\" or \"green\"", "did you mean \"green\"?"
    ),
    ("tags: swift", "1:7 content/wrong-type: expected a list, found \"swift\"", "write [swift]"),
    (
      "tags: {name: swift}", "1:7 content/wrong-type: expected a list, found keys and values", "write [swift]"
    ),
    ("tags: [a, [b]]", "1:11 content/wrong-type: expected text, found a list", nil),
    ("parts: [{nam: x}]", "1:10 content/unknown-key: there is no key \"nam\" here", "did you mean \"name\"?"),
    ("parts: [{nam: x}]", "1:9 content/missing-key: the key \"name\" is missing", "\"name\" is text"),
    ("words: {a: b}", "1:12 content/wrong-type: expected a whole number, found \"b\"", nil),
    ("words: 3", "1:8 content/wrong-type: expected keys and values, found \"3\"", nil),
  ])
  func aFaultTellsItsPlaceAndItsRemedy(yaml: String, fault: String, hint: String?) throws {
    let (value, diagnostics) = try decode(Sample.self, yaml: yaml)
    #expect(value == nil)
    let found = diagnostics.first { "\($0.summary): \($0.message)" == fault }
    #expect(found != nil, "\(diagnostics)")
    #expect(found?.hint == hint)
  }

  @Test(arguments: [
    (#"{"title": 1984}"#, "1:11 content/wrong-type: expected text, found the number 1984"),
    (#"{"title": true}"#, "1:11 content/wrong-type: expected text, found true"),
    (#"{"title": null}"#, "1:11 content/wrong-type: expected text, found nothing"),
    (
      #"{"title": "x", "count": 1.5}"#,
      "1:25 content/wrong-type: expected a whole number, found the number 1.5"
    ),
    (#"["x"]"#, "1:1 content/wrong-type: expected keys and values, found a list"),
  ])
  func jsonKeepsItsTypes(json: String, fault: String) throws {
    let (_, diagnostics) = try decode(Sample.self, json: json)
    #expect(diagnostics.map { "\($0.summary): \($0.message)" } == [fault])
  }

  @Test func allFaultsAreToldAtOnce() throws {
    let (_, diagnostics) = try decode(Sample.self, yaml: "count: x\nisOpen: on\nnonsense: 1\ndate: soon\n")
    #expect(
      diagnostics.map(\.summary) == [
        "1:8 content/wrong-type", "2:9 content/wrong-type", "3:1 content/unknown-key",
        "4:7 content/bad-value", "1:1 content/missing-key",
      ])
    #expect(
      diagnostics[2].hint == "the keys are colour, count, date, isOpen, parts, slug, tags, title, words")
  }

  @Test func aTypeInsideItselfIsDecodedAndChecked() throws {
    let good = "{name: a, chapters: [{name: b, chapters: [{name: c}]}]}"
    #expect(try decode(Chapter.self, yaml: good).value?.chapters?.first?.chapters?.first?.name == "c")
    let bad = "{name: a, chapters: [{name: b, chapters: [{nam: c}]}]}"
    #expect(
      try decode(Chapter.self, yaml: bad).diagnostics.map(\.summary) == [
        "1:44 content/unknown-key", "1:43 content/missing-key",
      ])
  }

  @Test func aNumberThatDoesNotFitIsAFault() throws {
    struct Small: Decodable { let size: UInt8 }
    let (_, diagnostics) = try decode(Small.self, yaml: "size: 300")
    #expect(diagnostics.map(\.summary) == ["1:7 content/bad-value"])
  }

  @Test(arguments: [
    ("en", true), ("pt-BR", true), ("zh-Hant-TW", true), ("x-private", true), ("", false), ("e", false),
    ("en_GB", false), ("en-", false), ("12", false), ("englishes9", false),
  ])
  func aLanguageHasTheShapeOfATag(text: String, isTag: Bool) {
    #expect((LanguageTag(text) != nil) == isTag)
  }
}
