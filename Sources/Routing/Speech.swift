private import Diagnostics

/// What one language of a site knows of the others.
struct Speech: Sendable {
  /// What all languages know.
  final class Shared: Sendable {
    let languages: [SiteLanguage]
    let sources: SourceLanguages
    /// The files of each language, by the language and the path that they have without it.
    private let files: [String: [String: String]]
    private let translations: Translations
    /// Where the entries of the main language lie, for references of others to what they do not have.
    private let entries: [Route: Link]

    init(
      _ languages: [SiteLanguage], _ sources: SourceLanguages, outputs: [PlannedOutput], basePath: String
    ) {
      self.languages = languages
      self.sources = sources
      translations = Translations(of: outputs, in: languages, sources)
      var files: [String: [String: String]] = [:]
      var entries: [Route: Link] = [:]
      for output in outputs {
        if let file = output.source?.file {
          let (language, source) = sources.readingSource(file)
          if source != file { files[language, default: [:]][source] = file }
        }
        if output.language == nil, let route = output.route, route.isEntry {
          entries[route] = Link(href: basePath + output.path.urlPath)
        }
      }
      self.files = files
      self.entries = entries
    }

    fileprivate func file(of source: String, in language: String) -> String? { files[language]?[source] }

    fileprivate func entry(_ route: Route) -> Link? { route.isEntry ? entries[route] : nil }

    fileprivate func places(of route: Route, in language: Int) -> [Translations.Place] {
      translations.places(of: route, in: language)
    }
  }

  let shared: Shared
  /// The number of the language.
  let number: Int

  /// The language.
  var language: SiteLanguage { shared.languages[number] }

  func translations(of route: Route) -> [(language: SiteLanguage, urlPath: String)] {
    shared.places(of: route, in: number).map { (shared.languages[$0.language], $0.urlPath) }
  }

  /// Where an entry lies that only the main language has.
  func entry(_ route: Route) -> Link? { shared.entry(route) }

  /// The files that are meant by the name of one, best first: in this language, the file itself, and in the main language.
  func sources(of source: String) -> [String] {
    let (named, plain) = shared.sources.readingSource(source)
    // Who names the language of a file means it.
    if plain != source, named != language.tag { return [source] }
    let own = shared.file(of: plain, in: language.tag)
    let main = shared.file(of: plain, in: shared.languages[0].tag)
    return [own, source, plain, main].compactMap(\.self)
  }
}

extension SiteMap {
  /// The map of the main language of a site that has several, of which the first is the main one; `outputs` are those that this
  /// map was made from. With one language at most it is this one.
  public func divided(
    by languages: [SiteLanguage], of sources: SourceLanguages, outputs: [PlannedOutput]
  ) -> SiteMap {
    guard languages.count > 1 else { return self }
    let shared = Speech.Shared(languages, sources, outputs: outputs, basePath: baseURL.path)
    var others: [String: SiteMap] = [:]
    func map(_ number: Int) -> SiteMap {
      let pages = outputs.filter { ($0.language ?? languages[0]) == languages[number] }
      return SiteMap(self, pages: pages, speech: Speech(shared: shared, number: number), others: others)
    }
    for number in languages.indices.dropFirst() { others[languages[number].tag] = map(number) }
    return map(0)
  }
}
