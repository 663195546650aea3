import Entities

/// The keys of a page of Markdown.
struct PageFrontMatter: Decodable {
  let title: FilledText
  let description: String?
  let weight: Int?
  let slug: Located<Slug>?
  let draft: Bool?
  let aliases: [Located<AliasPath>]?
  /// Told by an author for authors: pages are shown whatever their date.
  let date: DateStamp?
}

extension PageFrontMatter {
  func document(in file: ContentFile, body: MarkdownText) -> Document {
    Document(
      source: ContentSource(slug, in: file.source),
      folders: file.folders.map { ContentFile.slug(of: $0) },
      slug: slug?.value ?? ContentFile.slug(of: file.stem),
      title: title.description, description: description, weight: weight, body: body,
      aliases: (aliases ?? []).map(Alias.init))
  }
}
