import Diagnostics
import Entities
import Shapes

/// The keys of `_index.md`.
struct SectionFrontMatter: Decodable {
  let title: FilledText
  let description: String?
  let weight: Int?
  let sort: Section.Order?
  let pageSize: Int?
  let template: Located<FilledText>?
  let draft: Bool?
  let aliases: [Located<AliasPath>]?
  let menus: [String: Located<EntryFrontMatter.Menu>]?

  /// The shape, with the defaults for what lies below.
  static func shape() throws(UnknownShape) -> Shape {
    try Shape.of(Self.self).adding([
      Shape.Field(key: "cascade", shape: .map(.anything), isOptional: true),
      Shape.Field(key: "extra", shape: .map(.anything), isOptional: true),
    ])
  }
}

extension SectionFrontMatter {
  /// What the file says about its folder; `body` is nothing where there is no text.
  func section(in file: ContentFile, _ head: EntryHead, body: MarkdownText?) -> Section {
    var details = EntryDetails()
    details.template = template.map {
      TemplateName($0.value.description, source: ContentSource($0.location))
    }
    details.extra = head.extra
    return Section(
      source: ContentSource(path: file.source), folders: file.folders.map { ContentFile.slug(of: $0) },
      title: title.description, description: description, weight: weight, order: sort, pageSize: pageSize,
      details: details, body: body, aliases: (aliases ?? []).map(Alias.init))
  }

  /// The home page, which `_index.md` right below `Content/` is.
  func home(in file: ContentFile, _ head: EntryHead, body: MarkdownText) -> Document {
    Document(
      source: ContentSource(path: file.source), folders: [], slug: Slug(from: "index"),
      title: title.description, description: description, body: body,
      aliases: (aliases ?? []).map(Alias.init))
  }
}
