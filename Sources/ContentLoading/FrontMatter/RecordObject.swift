import Entities

/// The keys of a record.
struct RecordObject: Decodable {
  let title: FilledText
  let slug: Located<Slug>?
  let summary: String?
  let group: String?
  let weight: Int?
  let facts: [Record.Fact]?
  let references: [Reference]?
  let body: Located<String>?
  let draft: Bool?
  let aliases: [Located<AliasPath>]?

  struct Reference: Decodable {
    let title: String
    let to: Located<String>
  }
}

extension RecordObject {
  /// The record. `name` is that of its file, where the file holds no other one; `start` is its own place.
  func record(named name: Substring?, startingAt start: ContentSource, _ fields: [FieldEntry]) -> Record {
    Record(
      source: slug.map { ContentSource($0.location) } ?? start,
      slug: slug?.value ?? name.map { ContentFile.slug(of: $0) } ?? Slug(from: title.description),
      title: title.description, summary: summary, group: group, weight: weight, facts: facts ?? [],
      references: (references ?? []).map {
        Record.Reference(title: $0.title, to: $0.to.value, source: ContentSource($0.to.location))
      },
      body: body.map {
        MarkdownText(path: start.path, bytes: Array($0.value.utf8), place: ContentSource($0.location))
      }, aliases: (aliases ?? []).map(Alias.init),
      fields: fields)
  }
}
