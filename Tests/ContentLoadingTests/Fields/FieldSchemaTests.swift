import Diagnostics
import Entities
import TemporaryFolders
import Testing

@testable import ContentLoading

/// What `site.json` says about the fields of a collection.
struct FieldSchemaTests {
  /// The settings with the fields of the collection `people` from line 3 on.
  private func read(
    _ fields: String, kind: String = "records"
  ) throws -> (settings: SiteSettings?, diagnostics: [Diagnostic]) {
    let folder = try TemporaryFolder([
      "Content/site.json": """
      {"title": "T", "baseURL": "https://example.org/", "collections": {"notes": {"kind": "articles", "title": "N"},
      "people": {"kind": "\(kind)", "title": "P", "fields": {
      \(fields)
      }}}}
      """
    ])
    return try ContentLoader(root: folder.path).settings()
  }

  private func kind(_ description: String) throws -> Field.Kind? {
    let (settings, diagnostics) = try read("\"a\": \(description)")
    #expect(diagnostics.map(\.message) == [])
    return settings?.collections.first { $0.name == "people" }?.fields.first?.kind
  }

  @Test(arguments: [
    (#""text""#, Field.Kind.text), (#"{"type": "markdown"}"#, .markdown), (#""date""#, .date),
    (#""number""#, .number), (#""boolean""#, .boolean), (#""url""#, .url), (#""image""#, .image),
    (#"{"type": "enumeration", "values": ["x", "y"]}"#, .enumeration(["x", "y"])),
    (#"{"type": "list", "of": "date"}"#, .list(.date)),
    (#"{"type": "list", "of": {"type": "list", "of": "text"}}"#, .list(.list(.text))),
    (
      #"{"type": "object", "fields": {"b": "number"}}"#,
      .object([Field(name: "b", title: "B", kind: .number)])
    ),
    (#"{"type": "reference", "to": "notes"}"#, .reference(to: "notes", isAcyclic: false)),
    (
      #"{"type": "reference", "to": "people", "acyclic": true}"#,
      .reference(to: "people", isAcyclic: true)
    ),
  ])
  func eachTypeIsRead(description: String, kind: Field.Kind) throws {
    #expect(try self.kind(description) == kind)
  }

  @Test func titlesRequirementsAndDefaultsAreKept() throws {
    let (settings, _) = try read(
      """
      "firstSeen": {"type": "date", "required": true}, "e-mail": {"type": "text", "title": "Post"},
      "size": {"type": "number", "default": 3}, "due_on": {"type": "date", "default": null}
      """)
    let fields = try #require(settings?.collections.first { $0.name == "people" }?.fields)
    #expect(fields.map(\.title) == ["First seen", "Post", "Size", "Due on"])
    #expect(fields.map(\.isRequired) == [true, false, false, false])
    #expect(fields.map(\.defaultValue) == [nil, nil, .number("3"), nil])
  }

  @Test(arguments: [
    (#""a": "txt""#, "3:6 content/bad-value", #"did you mean "text"?"#),
    (#""a": 3"#, "3:6 content/wrong-type", nil),
    (#""a": {}"#, "3:6 content/missing-key", nil),
    (#""a": {"type": "text", "requird": true}"#, "3:23 content/unknown-key", #"did you mean "required"?"#),
    (
      #""a": {"type": "date", "values": ["x"]}"#, "3:23 content/unknown-key",
      "the keys are default, required, title, type"
    ),
    (#""a": {"type": "enumeration"}"#, "3:6 content/missing-key", #""values" is a list"#),
    (#""a": {"type": "enumeration", "values": []}"#, "3:40 content/bad-value", nil),
    (#""a": {"type": "list"}"#, "3:6 content/missing-key", nil),
    (#""a": {"type": "list", "of": "txet"}"#, "3:29 content/bad-value", #"did you mean "text"?"#),
    (
      #""a": {"type": "list", "of": {"type": "text", "required": true}}"#, "3:46 content/unknown-key",
      "the keys are type"
    ),
    (
      #""a": {"type": "object", "fields": {"b": "nmber"}}"#, "3:41 content/bad-value",
      #"did you mean "number"?"#
    ),
    (
      #""a": {"type": "reference", "to": "nodes"}"#, "3:34 content/bad-value",
      #"did you mean "notes"?"#
    ),
    (#""a": {"type": "number", "default": "many"}"#, "3:36 content/wrong-type", nil),
    (#""title": "text""#, "3:1 content/bad-value", "choose another name"),
    (#""": "text""#, "3:1 content/bad-value", nil),
  ])
  func aFaultyDescriptionIsToldAtItsPlace(fields: String, fault: String, hint: String?) throws {
    let (settings, diagnostics) = try read(fields)
    #expect(settings == nil)
    #expect(diagnostics.map(\.summary) == [fault])
    if let hint { #expect(diagnostics.first?.hint == hint) }
  }

  @Test func allFaultsAreToldAtOnce() throws {
    let (_, diagnostics) = try read("\"a\": \"txt\",\n\"b\": {\"type\": \"list\"},\n\"c\": \"date\"")
    #expect(diagnostics.map(\.summary) == ["3:6 content/bad-value", "4:6 content/missing-key"])
  }

  @Test func articlesMayHaveKeysInExtraThatFrontMatterHas() throws {
    let (settings, diagnostics) = try read("\"title\": \"text\"", kind: "articles")
    #expect(diagnostics.isEmpty)
    #expect(settings?.collections.last?.fields.map(\.name) == ["title"])
  }
}
