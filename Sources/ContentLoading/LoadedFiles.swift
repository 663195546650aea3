import Diagnostics
import Entities
import Files

/// What some files of a site turned out to hold.
struct LoadedFiles: Equatable, Sendable {
  var documents: [Document] = []
  var sections: [Section] = []
  var articles: [String: [Article]] = [:]
  /// Those of the articles whose files hold nothing else.
  var plainArticles: [PlainArticle] = []
  var records: [String: [Record]] = [:]
  var assets: [Asset] = []
  /// What data files hold, by their paths below `Content/data`.
  var data: [String: DataValue] = [:]
  /// The files of the data, by their paths from the root of the site, as they were before they were read.
  var dataFiles: [String: FileIdentity] = [:]
  /// The collections that have files, drafts and faulty ones too.
  var collections: Set<String> = []
  /// What pages ask of menus.
  var menus: [MenuPlace] = []
  /// Entries that are not published, or would not be without a flag.
  var hidden: [HiddenEntry] = []
  /// The entries of collections that are not published, by collection and slug, each with what it is.
  var hiddenNames: [String: [Slug: String]] = [:]
  var diagnostics: [Diagnostic] = []
  /// The files that are not published, each with what it is.
  var unpublished: [String: String] = [:]
  var isWaiting = false

  /// Adds an article whose file holds nothing else.
  mutating func add(_ plain: PlainArticle) {
    collections.insert(plain.collection)
    articles[plain.collection, default: []].append(plain.article)
    plainArticles.append(plain)
  }

  /// Adds what the files behind these ones hold.
  mutating func append(_ other: LoadedFiles) {
    documents += other.documents
    sections += other.sections
    for (name, more) in other.articles { articles[name, default: []] += more }
    plainArticles += other.plainArticles
    for (name, more) in other.records { records[name, default: []] += more }
    assets += other.assets
    data.merge(other.data) { first, _ in first }
    dataFiles.merge(other.dataFiles) { first, _ in first }
    collections.formUnion(other.collections)
    menus += other.menus
    hidden += other.hidden
    for (name, more) in other.hiddenNames { hiddenNames[name, default: [:]].merge(more) { $1 } }
    diagnostics += other.diagnostics
    isWaiting = isWaiting || other.isWaiting
    unpublished.merge(other.unpublished) { first, _ in first }
  }

  /// The headlines that are kept.
  var headlines: [FileHeadline] { keptEntries.compactMap(\.entry.headline) }

  /// What is kept of entries, by the paths of their files.
  var keptEntries: [(path: String, entry: KeptEntry)] {
    documents.map { ($0.source.path, KeptEntry(text: $0.body.keptText)) }
      + articles.values.joined().map { article in
        (
          article.source.path,
          KeptEntry(text: article.body.keptText, headline: article.keptHeadline as? FileHeadline)
        )
      }
  }
}

extension MarkdownText {
  fileprivate var keptText: FileText? {
    guard case .kept(let kept) = bytes else { return nil }
    return kept as? FileText
  }
}
