import Diagnostics
import Entities
import Routing
import Services

extension SiteSettings {
  /// What the names of files tell of their languages.
  var sourceLanguages: SourceLanguages { SourceLanguages(main: language, others: languages.map(\.tag)) }

  /// The same without lists that would be empty.
  func keeping(_ loaded: LoadedFiles) -> SiteSettings {
    let collections = loaded.articles.filter { !$0.value.isEmpty }.map(\.key) + loaded.records.map(\.key)
    let taxonomies = loaded.articles.values.joined().flatMap(\.terms.keys)
    return keeping(collections: Set(collections), taxonomies: Set(taxonomies))
  }
}

extension LoadedFiles {
  /// Takes what the files of other languages hold for all: files to copy, data, and what is told of them.
  mutating func takeShared(of others: [LoadedFiles]) {
    if others.isEmpty { return }
    for other in others {
      assets += other.assets
      data.merge(other.data) { first, _ in first }
      dataFiles.merge(other.dataFiles) { first, _ in first }
      collections.formUnion(other.collections)
      hidden += other.hidden
      diagnostics += other.diagnostics
      isWaiting = isWaiting || other.isWaiting
      unpublished.merge(other.unpublished) { first, _ in first }
    }
    assets.sort { $0.source < $1.source }
    hidden.sort { $0.source.path < $1.source.path }
  }
}

extension MemoryContentService {
  /// The content of one language.
  init(_ loaded: LoadedFiles, _ settings: SiteSettings, data: [String: DataValue], reads: FilesRead) {
    self.init(
      settings: settings.adding(loaded.menus), documents: loaded.documents, sections: loaded.sections,
      articles: loaded.articles, records: loaded.records, data: data, readFile: reads.bytes,
      startOfText: { FrontMatter.read($0, file: "").bodyStart },
      noteRead: reads.note)
  }
}

extension SourceLanguages {
  /// Files that are one and the same piece in one language: `trip.de.md` and `de/trip.md`.
  func doubledFiles(among paths: [String]) -> [Diagnostic] {
    guard areSeveral else { return [] }
    var places: [String: [String]] = [:]
    for path in paths where path.hasSuffix(".md") || DataFormat(fileExtension: path.fileExtension) != nil {
      let (language, plain) = reading(path)
      places["\(language)/\(plain)", default: []].append(path)
    }
    return places.values.filter { $0.count > 1 }.flatMap { paths in
      paths.map { path in
        let others = paths.filter { $0 != path }.map { "Content/\($0)" }.joined(separator: " and ")
        let language = reading(path).language
        return Diagnostic(
          rule: "content/doubled-language", "this is the same in \(language) as \(others)",
          at: SourceLocation(file: "Content/\(path)"),
          hint: "keep one of them: the language stands in the name of the file, or in that of the folder")
      }
    }
  }
}

extension String {
  fileprivate var fileExtension: Substring {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { self[utf8.index(after: $0)...] } ?? ""
  }
}
