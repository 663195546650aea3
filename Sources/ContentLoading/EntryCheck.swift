import Diagnostics
import Entities

/// Finds what is wrong with entries only beside others: terms that look the same in URLs, parts of a series with one
/// number, texts of terms that no article has.
struct EntryCheck {
  private let places: TermPlaces
  private let settings: SiteSettings

  init(root: String, settings: SiteSettings) {
    places = TermPlaces(root: root)
    self.settings = settings
  }

  func faults(in loaded: LoadedFiles) -> [Diagnostic] {
    // Files are in the order of their paths: of two spellings the first one counts.
    let articles = loaded.articles.sorted { $0.key < $1.key }.flatMap(\.value)
    return settings.taxonomies.flatMap { taxonomy in
      let (names, faults) = spellings(of: taxonomy.name, in: articles)
      return faults + loaded.sections.compactMap { strayText($0, of: taxonomy.name, names) }
    } + loaded.articles.values.flatMap(Self.doubledParts)
  }

  /// How the terms of a taxonomy are spelled, by their slugs, and those that are spelled in two ways or not at all.
  private func spellings(
    of taxonomy: String, in articles: [Article]
  ) -> (names: Set<String>, faults: [Diagnostic]) {
    var first: [Slug: (name: String, file: String)] = [:]
    var faults: [Diagnostic] = []
    var told: Set<String> = []
    for article in articles {
      for term in article.terms[taxonomy] ?? [] {
        guard let known = first[term.slug] else {
          first[term.slug] = (term.name, article.source.path)
          if term.isUnnamed { faults.append(unnamed(term, taxonomy, article)) }
          continue
        }
        guard known.name != term.name, told.insert(term.name).inserted else { continue }
        let other = places.place(of: known.name, in: taxonomy, file: known.file)
        let place = places.place(of: term.name, in: taxonomy, file: article.source.path)
        faults.append(.spelling(of: term, like: known.name, in: "\(other)", at: place))
      }
    }
    return (Set(first.keys.map(\.description)), faults)
  }

  private func unnamed(_ term: Tag, _ taxonomy: String, _ article: Article) -> Diagnostic {
    Diagnostic(
      rule: "content/term-slug", "nothing of the term \(Quotation.of(term.name)) can stand in a URL",
      at: places.place(of: term.name, in: taxonomy, file: article.source.path),
      hint: "name it with at least one letter or digit")
  }

  /// A text for a term that no article has.
  private func strayText(_ section: Section, of taxonomy: String, _ names: Set<String>) -> Diagnostic? {
    guard section.folders.count > 1, section.folders.first?.description == taxonomy else { return nil }
    let name = section.folders.dropFirst().map(\.description).joined(separator: "/")
    if names.contains(name) { return nil }
    return Diagnostic(
      rule: "content/unknown-term",
      "no article has a term of \(Quotation.of(taxonomy)) that is \(Quotation.of(name)) in URLs",
      at: SourceLocation(file: section.source.path), hint: NearMiss.question(name, among: names))
  }

  /// Parts of a series that have a number which an earlier one has.
  private static func doubledParts(_ articles: [Article]) -> [Diagnostic] {
    struct Key: Hashable {
      let series: String
      let part: Int
    }
    var first: [Key: SeriesPart] = [:]
    return articles.compactMap { article in
      guard let series = article.details.series, let part = series.part else { return nil }
      let key = Key(series: series.name, part: part)
      guard let other = first[key] else {
        first[key] = series
        return nil
      }
      return Diagnostic(
        rule: "content/series-part", "part \(part) of \(Quotation.of(series.name)) is there already",
        at: SourceLocation(file: series.source.path, line: series.source.line, column: series.source.column),
        hint: "the first one is in \(other.source.path):\(other.source.line); give one of them another number"
      )
    }
  }
}

extension Tag {
  /// Whether nothing of its name is left in its slug.
  fileprivate var isUnnamed: Bool {
    slug.description == "untitled" && name.lowercased().filter(\.isLetter) != "untitled"
  }
}
