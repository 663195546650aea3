public import Diagnostics
public import Entities
public import Files
import Routing
import Services
import Shapes

/// Loads the content of a site: everything below its folder `Content`.
public struct ContentLoader: Sendable {
  /// The path of the settings below the root of a site.
  public static let settingsPath = SettingsFile.path

  /// Whether a path from the root of a site is that of its settings, or of those of an environment.
  public static func isSettings(_ path: String) -> Bool { SettingsFile.isSource(path) }
  /// The folder below the root of a site in which its content lies.
  public static let folder = "Content"
  static let staticFolder = "static"
  /// Files that one task reads: enough to make the task itself cheap.
  private static let filesPerTask = 64

  private let root: String
  private let history: any ChangeHistory
  private let remote: any RemoteDataService

  /// Takes the folder in which `Content` lies, and, for settings that want it, who is asked when its files were changed, and who
  /// gets data that lies elsewhere.
  public init(
    root: String, history: any ChangeHistory = NoHistory(), remote: any RemoteDataService = NoRemoteData()
  ) {
    self.root = root
    self.history = history
    self.remote = remote
  }

  /// Finds out what all sites have in common, which the first load would do otherwise.
  public static func prepare() {
    _ = SettingsShapes.known
    _ = EntityShapes.known
  }

  /// Reads and checks every file. What is wrong with the content is among the result.
  ///
  /// With a shelf, only files that are not on it are read, and the result has a full one; it is for the same choice each time.
  /// Without one, articles that are known from an earlier run are not read, and the result knows those that were; `findKnown`
  /// is called while files are looked for. Who has walked through the folder just now, hidden files included, and found no fault
  /// but that it is missing gives the `tree`.
  ///
  /// Throws a `FileFailure` where there is no `Content` or `Content/site.json` cannot be read.
  public func load(
    _ choice: ContentChoice, from shelf: ContentShelf? = nil, seeing tree: FileTree? = nil,
    knowing findKnown: @escaping @Sendable () -> KnownArticles? = { nil }
  ) async throws -> LoadedContent {
    async let articles = findKnown()
    let folder = "\(root)/\(Self.folder)"
    let tree =
      tree?.withoutHidden(skipping: Self.staticFolder)
      ?? FileTree.walk(folder, includingHidden: false, skipping: [Self.staticFolder])
    if let fault = tree.faults.first(where: \.path.isEmpty) {
      throw FileFailure(path: Self.folder, reason: fault.reason)
    }
    let reading = try readSettings(choice.settings)
    guard let settings = reading.settings else { return Self.nothing(reading) }

    let (elsewhere, namesTaken) = settings.remote.dividing(by: tree.files.map(\.path))
    async let remoteFiles = RemoteFiles(
      elsewhere, from: remote, knowing: shelf?.remote ?? RemoteFiles())
    async let changes = changes(settings.dates, after: shelf?.dates.changes)
    let shapes = try EntityShapes(
      taxonomies: settings.taxonomies.map(\.name), collections: settings.collections)
    let languages = settings.sourceLanguages
    var sections = try SectionLoader(
      choice, shapes: shapes, languages: languages, collections: Set(settings.collections.map(\.name)))
    sections.load(tree.files.filter { languages.isSection($0.path) })
    let known = await articles
    let loader = ContentFileLoader(
      choice, shapes: shapes, settings: settings, languages: languages, cascades: sections.cascades,
      known: known)
    var newShelf = shelf
    var found = await Self.entries(in: tree, besides: sections, by: loader, of: languages, onto: &newShelf)
    let plainArticles = found.values.flatMap(\.plainArticles)
    let (history, historyFaults) = await changes
    let dated = history.map { found.date(by: $0) }
    newShelf?.dates.note(history, dated ?? [:])
    let remoteData = await remoteFiles
    newShelf?.remote = remoteData
    let entries = found
    async let entryFaults = faults(among: entries, settings, languages)
    var loaded = found[languages.main] ?? LoadedFiles()
    let others = languages.others.compactMap { found[$0] }
    loaded.takeShared(of: others)
    loaded.diagnostics += reading.diagnostics + historyFaults + remoteData.faults + namesTaken
    loaded.diagnostics += tree.faults.map { Diagnostic($0, below: Self.folder) }
    loaded.diagnostics += Self.emptyCollections(of: settings, among: loaded)
    loaded.diagnostics += languages.doubledFiles(among: tree.files.map(\.path))
    loaded.place(
      in: Bundles(among: tree.files.map(\.path), articles: settings.articleCollections, of: languages))
    loadStatic(into: &loaded)
    let reads = FilesRead(root: root, standIns: remoteData.standIns, loaded: loaded.dataFiles)
    let data = loaded.data.merging(remoteData.data) { own, _ in own }
    return LoadedContent(
      content: MemoryContentService(loaded, settings, data: data, reads: reads),
      translations: zip(settings.languages, others).map { language, loaded in
        MemoryContentService(
          loaded, settings.spoken(in: language).keeping(loaded), data: data, reads: reads)
      }, settings: reading.digest, languages: languages,
      assets: loaded.assets, unpublished: loaded.unpublished, hidden: loaded.hidden,
      isWaiting: loaded.isWaiting, head: history?.head, expires: remoteData.expires, reads: reads,
      shelf: newShelf, known: known?.keeping(plainArticles),
      diagnostics: (loaded.diagnostics + (await entryFaults)).sorted { $0.place < $1.place })
  }

  /// What all files hold, by languages.
  private static func entries(
    in tree: FileTree, besides sections: SectionLoader, by loader: ContentFileLoader,
    of languages: SourceLanguages, onto shelf: inout ContentShelf?
  ) async -> [String: LoadedFiles] {
    // What front matter says by default is in what files hold.
    if shelf?.loader?.cascades.mapValues(\.version) != sections.cascades.mapValues(\.version) {
      shelf?.forget(nil)
    }
    let files = tree.files.filter { !SettingsFile.isSettings($0.path) && !languages.isSection($0.path) }
    var found = sections.found
    for part in await load(files, by: loader, of: languages, onto: &shelf) {
      for (language, content) in part { found[language, default: LoadedFiles()].append(content) }
    }
    return found
  }

  /// When files were changed last, if the settings ask the history for it, or why that cannot be told.
  private func changes(
    _ settings: DateSettings, after known: LastChanges?
  ) async -> (changes: LastChanges?, faults: [Diagnostic]) {
    guard settings.updated == .git else { return (nil, []) }
    do {
      return (try await history.changes(below: "\(root)/\(Self.folder)", after: known), [])
    } catch {
      return (nil, [Diagnostic(error, askedBy: settings)])
    }
  }

  /// Stands for the present state of the history of files; nothing if there is none.
  public func head() async -> String? { await history.head(below: "\(root)/\(Self.folder)") }

  /// What is wrong with entries beside the others of their language.
  private func faults(
    among found: [String: LoadedFiles], _ settings: SiteSettings, _ languages: SourceLanguages
  ) async -> [Diagnostic] {
    let originals = found[languages.main]
    return found.flatMap { language, loaded in
      let references = ReferenceCheck(
        loaded, settings: settings, withOriginals: language == languages.main ? nil : originals)
      return EntryCheck(root: root, settings: settings).faults(in: loaded) + references.faults
    }
  }

  /// Reads the settings alone; without settings there are diagnostics that say why.
  ///
  /// Throws a `FileFailure` where a file of them cannot be read.
  public func settings(
    _ choice: SettingsChoice = SettingsChoice()
  ) throws -> (settings: SiteSettings?, diagnostics: [Diagnostic]) {
    let reading = try readSettings(choice)
    return (reading.settings, reading.diagnostics)
  }

  /// Reads the settings, and all that was said in them.
  func readSettings(_ choice: SettingsChoice) throws -> SettingsReading {
    try SettingsFile.read(below: root, shapes: SettingsShapes.known.get(), choice)
  }

  /// Reads the files in parallel; the result is in their order, by languages. What each of them holds is told apart only for a
  /// shelf.
  private static func load(
    _ files: [FileTree.File], by loader: ContentFileLoader, of languages: SourceLanguages,
    onto shelf: inout ContentShelf?
  ) async -> [[String: LoadedFiles]] {
    if let known = shelf {
      let contents = await files.mapParts(of: filesPerTask) { part in
        part.map { ($0, loader.load($0, knowing: known)) }
      }.flatMap(\.self)
      shelf?.fill(contents, by: loader)
      return contents.map { file, content in [languages.reading(file.path).language: content] }
    }
    return await files.mapParts(of: filesPerTask) { part in
      part.reduce(into: [:]) { found, file in
        loader.read(file, into: &found[languages.reading(file.path).language, default: LoadedFiles()])
      }
    }
  }

  /// `Content/static` is copied to the root of the site, hidden files such as `.nojekyll` too.
  private func loadStatic(into loaded: inout LoadedFiles) {
    let folder = "\(Self.folder)/\(Self.staticFolder)"
    let tree = FileTree.walk("\(root)/\(folder)", includingHidden: true)
    loaded.assets += tree.files.map {
      Asset(source: "\(folder)/\($0.path)", file: $0.absolutePath, output: $0.path)
    }
    loaded.diagnostics += tree.faults.filter { $0.kind != .missing }.map { Diagnostic($0, below: folder) }
  }

  private static func emptyCollections(
    of settings: SiteSettings, among loaded: LoadedFiles
  ) -> [Diagnostic] {
    settings.collections.filter { !loaded.collections.contains($0.name) }.map {
      Diagnostic(
        .warning, rule: "settings/empty-collection",
        "there are no \($0.kind.rawValue) in Content/\($0.name)",
        at: SourceLocation(file: $0.source.path, line: $0.source.line, column: $0.source.column))
    }
  }

  /// What is left of a site of which nothing is known.
  private static func nothing(_ reading: SettingsReading) -> LoadedContent {
    let settings = SiteSettings(title: "", baseURL: BaseURL.root.description)
    return LoadedContent(
      content: MemoryContentService(settings: settings), translations: [],
      settings: reading.digest, languages: SourceLanguages(),
      assets: [], unpublished: [:], hidden: [],
      isWaiting: false, head: nil, expires: nil, reads: FilesRead(root: ""), shelf: nil,
      known: nil,
      diagnostics: reading.diagnostics.sorted { $0.place < $1.place })
  }
}

extension SourceLanguages {
  /// Whether a file describes a folder, in whichever language.
  fileprivate func isSection(_ path: String) -> Bool { ContentFile.isSection(reading(path).path) }
}
