import Caches
import Entities
import Files

/// An article whose file says nothing beside it: nothing is wrong with it, nothing of it waits for a date, and no menu leads
/// to it. Whoever has the article need not read the file.
struct PlainArticle: Equatable, Sendable {
  let collection: String
  let article: Article

  private var text: TextVersion? {
    if case .kept(let text) = article.body.bytes { text.version } else { nil }
  }
}

extension PlainArticle {
  /// Takes an article as it was read from a file; nothing if more follows from it than is kept.
  init?(_ article: Article, of collection: String, in keys: EntryFrontMatter) {
    self.collection = collection
    self.article = article
    guard keys.publishDate == nil, keys.expiryDate == nil, keys.menus == nil, article.details.fields.isEmpty,
      text != nil
    else { return nil }
  }

  /// Writes all of the article but the path of its file.
  func write(to sink: inout some CacheSink) throws {
    let (path, headline, details) = (article.source.path, article.headline, article.details)
    try sink.add(collection)
    try sink.add(article.source, besides: path)
    try sink.add(article.slug.description)
    try sink.add(headline.title)
    try sink.add(headline.description)
    try sink.add(headline.summary)
    try sink.add(article.date)
    try sink.add(article.weight ?? .min)
    try sink.add(each: article.terms.sorted { $0.key < $1.key }) { sink, terms in
      try sink.add(terms.key)
      try sink.add(each: terms.value) { try $0.add($1.name) }
    }
    try sink.add(each: article.aliases) { sink, alias in
      try sink.add(alias.path)
      try sink.add(alias.source, besides: path)
    }
    try sink.add(details, besides: path)
    if let text { try sink.add(text) }
  }

  /// Reads what was written of the article of a file; nothing if it is not all there.
  init?(of file: FileTree.File, from reader: inout CacheReader) {
    let path = ContentFile.source(of: file)
    guard let collection = reader.string(), let source = reader.source(besides: path),
      let slug = reader.string().flatMap(Slug.init), let title = reader.string(),
      let description = reader.text(), let summary = reader.text(),
      let date = reader.value(DateStamp.self), let weight = reader.value(Int.self),
      let terms = reader.each({ reader in
        reader.string().flatMap { name in
          reader.each { $0.string().map(Tag.init) }.map { (name, $0) }
        }
      }),
      let aliases = reader.each({ reader in
        reader.string().flatMap { name in
          reader.source(besides: path).map { Alias(name, source: $0) }
        }
      }),
      let details = reader.details(besides: path), let text = reader.value(TextVersion.self)
    else { return nil }
    self.collection = collection
    article = Article(
      source: source, slug: slug,
      heading: .held(Headline(title: title, description: description, summary: summary)), date: date,
      weight: weight == .min ? nil : weight, terms: Dictionary(terms, uniquingKeysWith: { $1 }),
      details: details,
      body: MarkdownText(path: path, kept: FileText(path: file.absolutePath, version: text)),
      aliases: aliases)
  }
}

extension CacheSink {
  /// Adds a place; the path of most is that of the article's file.
  fileprivate mutating func add(_ source: ContentSource, besides path: String) throws {
    try add(source.path == path ? nil : source.path)
    try add(Int32(clamping: source.line))
    try add(Int32(clamping: source.column))
  }

  fileprivate mutating func add(_ details: EntryDetails, besides path: String) throws {
    try add(details.updated != nil)
    if let updated = details.updated { try add(updated) }
    try add(each: details.authors) { try $0.add($1) }
    try add(details.image?.file)
    if let image = details.image {
      try add(image.alt)
      try add(image.source, besides: path)
    }
    try add(details.series?.name)
    if let series = details.series {
      try add(series.part ?? .min)
      try add(series.source, besides: path)
    }
    try add(details.template?.name)
    if let template = details.template { try add(template.source, besides: path) }
    try add(details.path)
    try add(each: details.extra) { sink, extra in
      try sink.add(extra.name)
      try sink.add(extra.value)
    }
  }
}

extension CacheReader {
  /// A text that is there in any case.
  fileprivate mutating func string() -> String? { text() ?? nil }

  fileprivate mutating func source(besides path: String) -> ContentSource? {
    guard let other = text(), let line = value(Int32.self), let column = value(Int32.self) else { return nil }
    return ContentSource(path: other ?? path, line: Int(line), column: Int(column))
  }

  fileprivate mutating func details(besides path: String) -> EntryDetails? {
    var details = EntryDetails()
    guard let isUpdated = value(Bool.self) else { return nil }
    if isUpdated {
      guard let date = value(DateStamp.self) else { return nil }
      details.updated = date
    }
    guard let authors = each({ $0.string() }), let image = text() else { return nil }
    details.authors = authors
    if let image {
      guard let alt = string(), let source = source(besides: path) else { return nil }
      details.image = PageImage(file: image, alt: alt, source: source)
    }
    guard let series = text() else { return nil }
    if let series {
      guard let part = value(Int.self), let source = source(besides: path) else { return nil }
      details.series = SeriesPart(name: series, part: part == .min ? nil : part, source: source)
    }
    guard let template = text() else { return nil }
    if let template {
      guard let source = source(besides: path) else { return nil }
      details.template = TemplateName(template, source: source)
    }
    guard let path = text(),
      let extra = each({ reader in
        reader.string().flatMap { name in reader.string().map { ExtraValue(name: name, value: $0) } }
      })
    else { return nil }
    details.path = path
    details.extra = extra
    return details
  }
}
