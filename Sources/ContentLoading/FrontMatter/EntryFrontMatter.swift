import Diagnostics
import Entities

/// The keys of pages and articles. `extra`, and the terms of taxonomies, are read beside them.
struct EntryFrontMatter: Decodable {
  let title: FilledText
  let date: DateStamp?
  let updated: DateStamp?
  let publishDate: DateStamp?
  let expiryDate: DateStamp?
  let draft: Bool?
  let slug: Located<Slug>?
  let path: Located<PagePath>?
  let aliases: [Located<AliasPath>]?
  let weight: Int?
  let description: String?
  let summary: String?
  let template: Located<FilledText>?
  let author: [FilledText]?
  let image: Image?
  let series: Located<Series>?
  let menus: [String: Located<Menu>]?

  /// A picture.
  struct Image: Decodable {
    let file: Located<FilledText>
    let alt: String?
  }

  /// A place in a series.
  struct Series: Decodable {
    let name: FilledText
    let part: Int?
  }

  /// A place in a menu; the page's title and the end of the menu where nothing else is said.
  struct Menu: Decodable {
    let title: FilledText?
    let weight: Int?
  }
}

extension EntryFrontMatter {
  /// The article, if there is a date for it.
  func article(in file: ContentFile, _ head: EntryHead, body: MarkdownText) -> Article? {
    let (fileDate, name) = file.datedStem
    return (date ?? fileDate).map { date in
      Article(
        source: source(in: file), slug: slug?.value ?? ContentFile.slug(of: name),
        heading: file.heading(
          Headline(title: title.description, description: description, summary: summary)),
        date: date, weight: weight, terms: head.terms, details: details(head), body: body,
        aliases: (aliases ?? []).map(Alias.init))
    }
  }

  /// The page.
  func document(in file: ContentFile, _ head: EntryHead, body: MarkdownText) -> Document {
    Document(
      source: source(in: file), folders: file.folders.map { ContentFile.slug(of: $0) },
      slug: slug?.value ?? ContentFile.slug(of: file.stem), title: title.description,
      description: description, summary: summary, date: date, weight: weight, details: details(head),
      body: body,
      aliases: (aliases ?? []).map(Alias.init))
  }

  /// The entries of menus that lead to the page.
  func menuPlaces(of file: ContentFile) -> [MenuPlace] {
    MenuPlace.all(menus ?? [:], title: title, of: file)
  }

  /// The place of the key that names the page's output, or the start of the file.
  private func source(in file: ContentFile) -> ContentSource {
    (path?.location ?? slug?.location).map { ContentSource($0) } ?? ContentSource(path: file.source)
  }

  private func details(_ head: EntryHead) -> EntryDetails {
    var details = EntryDetails()
    details.updated = updated
    details.authors = (author ?? []).map(\.description)
    details.image = image.map {
      PageImage(
        file: $0.file.value.description, alt: $0.alt ?? "", source: ContentSource($0.file.location))
    }
    details.series = series.map {
      SeriesPart(name: $0.value.name.description, part: $0.value.part, source: ContentSource($0.location))
    }
    details.template = template.map {
      TemplateName($0.value.description, source: ContentSource($0.location))
    }
    details.path = path?.value.description
    details.extra = head.extra
    details.fields = head.fields
    return details
  }
}
