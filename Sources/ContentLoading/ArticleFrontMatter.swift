import Entities

/// The keys of an article. Its date is required where its file name does not give it.
struct ArticleFrontMatter: Decodable {
  let title: FilledText
  let date: DateStamp?
  let description: String?
  let slug: Located<Slug>?
  let draft: Bool?
  let tags: [FilledText]?
  let author: String?
  let aliases: [Located<AliasPath>]?
}

extension ArticleFrontMatter {
  /// The article, if there is a date for it.
  func article(in file: ContentFile, body: MarkdownText) -> Article? {
    let (fileDate, name) = file.datedStem
    return (date ?? fileDate).map { date in
      Article(
        source: ContentSource(slug, in: file.source), slug: slug?.value ?? ContentFile.slug(of: name),
        title: title.description, date: date, description: description, author: author,
        tags: (tags ?? []).map(\.description), body: body,
        aliases: (aliases ?? []).map(Alias.init))
    }
  }
}
