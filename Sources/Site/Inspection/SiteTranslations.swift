internal import ContentLoading
public import Diagnostics
internal import Entities
internal import Prose
internal import Routing
internal import Services

/// What is said in which languages of a site, told without planning a page.
public struct SiteTranslations: Sendable {
  /// A page, an article, a record or the text of a folder that is not there in each language.
  public struct Gap: Sendable {
    /// Its file: that of the main language, or else of the first one that has it.
    public let source: String
    /// Its title there.
    public let title: String
    /// The languages that lack it, by their tags, in the order of the settings.
    public let missing: [String]
  }

  /// What is said by the theme in a language.
  public struct Word: Sendable {
    /// The tag of the language.
    public let language: String
    /// The word's name in `site.json`.
    public let name: String
    /// What is said.
    public let text: String
    /// `site.json`, `built in`, or `missing` where it is English on pages of another language.
    public let origin: String
  }

  /// What some language lacks, ordered by file.
  public let gaps: [Gap]
  /// The words of each language, ordered by name.
  public let words: [Word]
  /// What is wrong with the content, which may hide some of it.
  public let diagnostics: [Diagnostic]
}

extension SiteBuilder {
  /// Loads the site and tells what its languages lack. Throws where the ground is broken: a folder that cannot be read.
  public func translations() async throws -> SiteTranslations {
    let loaded = try await options.loader.load(options.choice)
    let contents = [loaded.content] + loaded.translations
    let tags = contents.map(\.settings.language)
    var pieces: [String: (source: String, title: String, languages: Set<String>)] = [:]
    for content in contents {
      for piece in content.pieces(loaded.languages) {
        pieces[piece.key, default: (piece.source, piece.title, [])].languages.insert(
          content.settings.language)
      }
    }
    let gaps = pieces.values.map { piece in
      SiteTranslations.Gap(
        source: piece.source, title: piece.title, missing: tags.filter { !piece.languages.contains($0) })
    }
    let words = contents.flatMap { content in
      Words(content.settings).addingNames(of: loaded.content.settings.words).entries.map {
        SiteTranslations.Word(
          language: content.settings.language, name: $0.name, text: $0.text, origin: $0.origin)
      }
    }
    return SiteTranslations(
      gaps: gaps.filter { !$0.missing.isEmpty }.sorted { ($0.source, $0.title) < ($1.source, $1.title) },
      words: words, diagnostics: loaded.diagnostics)
  }
}

extension ContentService {
  /// Everything that can be translated, by what is the same in all languages: the name of its file, or that of a record.
  fileprivate func pieces(_ languages: SourceLanguages) -> [(key: String, source: String, title: String)] {
    let name = { (source: ContentSource) in languages.readingSource(source.path).source }
    let collections = settings.collections.map(\.name)
    return documents.map { (name($0.source), $0.source.path, $0.title) }
      + sections.map { (name($0.source), $0.source.path, $0.title) }
      + collections.flatMap { articles(in: $0) }.map { (name($0.source), $0.source.path, $0.title) }
      + collections.flatMap { collection in
        records(in: collection).map { ("\(collection) \($0.slug)", $0.source.path, $0.title) }
      }
  }
}
