import Foundation
import TemporaryFolders
import Testing

@testable import ContentLoading

/// What editors are told of the content of a site.
struct SchemaTests {
  private static let settings = """
    {"title": "T", "baseURL": "https://example.org/", "taxonomies": {"tags": {}, "moods": {}}, "collections": {
      "people": {"kind": "records", "title": "People", "fields": {
        "role": {"type": "enumeration", "values": ["author", "editor"], "required": true}, "photo": "image",
        "friends": {"type": "list", "of": {"type": "reference", "to": "people"}},
        "home": {"type": "object", "fields": {"city": {"type": "text", "required": true}}}
      }},
      "posts": {"kind": "articles", "title": "Posts", "fields": {"rating": "number"}}
    }}
    """

  private static func schemas(_ settings: String = settings) throws -> [String: JSONSchema] {
    let folder = try TemporaryFolder(["Content/site.json": settings])
    let (schemas, _) = try ContentLoader(root: folder.path).schemas()
    return try Dictionary(
      uniqueKeysWithValues: schemas.map { ($0.name, try JSONSchema(Data($0.text.utf8))) })
  }

  private static func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  @Test func eachCollectionAndEachKindOfFrontMatterHasASchema() throws {
    let schemas = try Self.schemas()
    #expect(
      schemas.keys.sorted() == [
        "pages.schema.json", "people.records.schema.json", "posts.articles.schema.json",
        "sections.schema.json", "site.schema.json",
      ])
    for schema in schemas.values {
      #expect(schema.root["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }
  }

  @Test func settingsWithFaultsLeaveTheCollectionsOut() throws {
    #expect(
      try Self.schemas("{}").keys.sorted() == [
        "pages.schema.json", "sections.schema.json", "site.schema.json",
      ])
  }

  @Test(arguments: [
    ("people.records", #"{"title": "A", "role": "author"}"#),
    ("people.records", #"[{"title": "A", "role": "editor", "photo": "a.png", "friends": ["b"]}]"#),
    (
      "people.records",
      #"{"title": "A", "role": "author", "photo": {"file": "a", "alt": ""}, "home": {"city": "R"}}"#
    ),
    ("posts.articles", #"{"title": "A", "extra": {"rating": 4.5}, "moods": ["x"], "author": "Ann"}"#),
    ("posts.articles", #"{"title": "A", "extra": {}, "author": ["Ann"], "menus": ["main"]}"#),
    (
      "pages", #"{"title": "A", "extra": {"any": [1]}, "image": "a.png", "series": {"name": "S", "part": 1}}"#
    ),
    ("sections", #"{"title": "A", "sort": "weight", "cascade": {"author": "B"}}"#), ("site", Self.settings),
    (
      "site",
      #"{"title": "T", "baseURL": "/", "rules": {"html/*": "off", "policy/broken": {"**": "hint"}}}"#
    ),
  ])
  func whatIsRightConforms(schema: String, text: String) throws {
    let schema = try #require(try Self.schemas()["\(schema).schema.json"])
    #expect(try schema.faults(in: Self.json(text)) == [])
  }

  @Test(arguments: [
    ("people.records", #"{"title": "A"}"#, "/role is missing"),
    ("people.records", #"{"title": "A", "role": "author", "rol": 1}"#, "/rol is unknown"),
    ("people.records", #"{"title": "A", "role": "autor"}"#, "/role is none of its words"),
    ("people.records", #"{"title": "A", "role": "author", "home": {}}"#, "/home/city is missing"),
    ("posts.articles", #"{"title": "A", "extra": {"rating": "high"}}"#, "/extra/rating is no number"),
    ("pages", #"{"title": "A", "weight": 1.5}"#, "/weight is no integer"),
    (
      "site",
      #"{"title": "T", "baseURL": "/", "collections": {"a": {"kind": "records", "title": "A", "fields": {"b": "txt"}}}}"#,
      "/collections/a/fields/b fits no form"
    ),
    (
      "site",
      #"{"title": "T", "baseURL": "/", "collections": {"a": {"kind": "records", "title": "A", "fields": {"b": {"type": "list", "of": {"type": "lst"}}}}}}"#,
      "/collections/a/fields/b fits no form"
    ),
  ])
  func whatIsWrongDoesNot(schema: String, text: String, fault: String) throws {
    let schema = try #require(try Self.schemas()["\(schema).schema.json"])
    let faults = try schema.faults(in: Self.json(text))
    #expect(faults.contains(fault) || faults == [" fits no form"], "\(faults)")
  }

  @Test func theRulesOfThisRepositoryConform() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let (schemas, faults) = try ContentLoader(root: root.path(percentEncoded: false)).schemas()
    #expect(faults.isEmpty)
    let rules = try #require(schemas.first { $0.name == "rules.records.schema.json" })
    let schema = try JSONSchema(Data(rules.text.utf8))
    let folder = root.appending(path: "Content/rules")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 10)
    for file in files {
      let records = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      #expect(try schema.faults(in: records) == [], "\(file.lastPathComponent)")
    }
    let site = try #require(schemas.first { $0.name == "site.schema.json" })
    let settings = try JSONSerialization.jsonObject(
      with: Data(contentsOf: root.appending(path: "Content/site.json")))
    #expect(try JSONSchema(Data(site.text.utf8)).faults(in: settings) == [])
  }
}
