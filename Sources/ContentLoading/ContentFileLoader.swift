import Diagnostics
import Entities
import Files
import Routing
import Shapes

/// Reads the files below `Content/`, each by what its place and its name say it is.
struct ContentFileLoader: Sendable {
  let choice: ContentChoice
  let shapes: EntityShapes
  let collections: [String: CollectionSettings.Kind]
  /// The fields of the collections that describe some.
  let fields: [String: [Field]]
  let taxonomies: [String]
  let languages: SourceLanguages
  /// What front matter says by default in each language.
  let cascades: [String: Cascade]
  /// What is known of articles from an earlier run; nothing where none goes by it.
  let known: KnownArticles?

  init(
    _ choice: ContentChoice, shapes: EntityShapes, settings: SiteSettings, languages: SourceLanguages,
    cascades: [String: Cascade], known: KnownArticles? = nil
  ) {
    self.known = known
    self.choice = choice
    self.shapes = shapes
    self.languages = languages
    self.cascades = cascades
    taxonomies = settings.taxonomies.map(\.name)
    collections = Dictionary(
      settings.collections.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
    fields = Dictionary(
      settings.collections.filter { !$0.fields.isEmpty }.map { ($0.name, $0.fields) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads a file, or takes what it is known to hold.
  func load(_ file: FileTree.File, knowing shelf: ContentShelf?) -> LoadedFiles {
    shelf?[ContentFile.source(of: file)] ?? read(file, knowing: shelf)
  }

  /// Reads a file; its text and its headline are those that are known already, if there are some.
  func read(_ file: FileTree.File, knowing shelf: ContentShelf?) -> LoadedFiles {
    var loaded = LoadedFiles()
    let kept = shelf?.kept(of: ContentFile.source(of: file))
    load(ContentFile(file, of: languages, kept: kept), into: &loaded)
    return loaded
  }

  /// Reads a file for nobody who reads it again, and adds what it holds.
  func read(_ file: FileTree.File, into loaded: inout LoadedFiles) {
    guard let plain = known?.article(of: file), plain.article.date <= choice.now else {
      return load(ContentFile(file, of: languages), into: &loaded)
    }
    loaded.add(plain)
  }

  private func load(_ file: ContentFile, into loaded: inout LoadedFiles) {
    let collection = file.folders.first.map(String.init) ?? ""
    if file.path.hasPrefix("\(DataFile.folder)/"), DataFile.isData(fileExtension: file.fileExtension) {
      return loadData(file, into: &loaded)
    }
    switch (file.fileExtension, collections[collection]) {
    case ("md", nil): loadDocument(file, into: &loaded)
    case ("md", .articles?): loadArticle(file, of: collection, into: &loaded)
    case ("md", .records?): loaded.diagnostics.append(.markdownAmongRecords(file.source))
    case (let fileExtension, .records?):
      guard let format = DataFormat(fileExtension: fileExtension) else { fallthrough }
      loadRecords(file, in: format, of: collection, into: &loaded)
    default:
      loaded.assets.append(Asset(source: file.source, file: file.absolutePath, output: file.path))
    }
  }

  private func loadData(_ file: ContentFile, into loaded: inout LoadedFiles) {
    // Taken before the file is read: what is written meanwhile is another file to the next build.
    loaded.dataFiles[file.source] = FileIdentity(ofFile: file.absolutePath)
    guard let bytes = Self.read(file, into: &loaded) else { return }
    let (value, faults) = DataFile.read(bytes, fileExtension: file.fileExtension, source: file.source)
    loaded.diagnostics += faults
    loaded.data[String(file.path.dropFirst(DataFile.folder.count + 1))] = value
  }

  private func loadDocument(_ file: ContentFile, into loaded: inout LoadedFiles) {
    guard let entry = readEntry(file, shape: shapes.page, into: &loaded),
      isShown(entry.keys, from: entry.keys.publishDate, file, &loaded)
    else { return }
    loaded.menus += entry.keys.menuPlaces(of: file)
    loaded.documents.append(entry.keys.document(in: file, entry.head, body: entry.body))
  }

  private func loadArticle(
    _ file: ContentFile, of collection: String, into loaded: inout LoadedFiles
  ) {
    if file.stem == "index", file.folders.count == 1 {
      loaded.diagnostics.append(.indexAmongArticles(file.source, collection))
      return
    }
    loaded.collections.insert(collection)
    let before = (faults: loaded.diagnostics.count, hidden: loaded.hidden.count)
    let fileDate = file.datedStem.date
    let shape = shapes.article(of: collection, isDated: fileDate != nil)
    guard let entry = readEntry(file, shape: shape, fields: fields[collection] ?? [], into: &loaded),
      let article = entry.keys.article(in: file, entry.head, body: entry.body)
    else {
      if let date = file.impossibleDate,
        loaded.diagnostics[before.faults...].contains(where: \.isOfMissingDate)
      {
        loaded.diagnostics.append(.impossibleDate(date, in: file.source))
      }
      return
    }
    guard
      isShown(
        entry.keys, from: entry.keys.publishDate ?? entry.keys.date ?? fileDate, file, &loaded)
    else {
      loaded.hiddenNames[collection, default: [:]][article.slug] = loaded.unpublished[file.source]
      return
    }
    if known != nil, before == (loaded.diagnostics.count, loaded.hidden.count),
      let plain = PlainArticle(article, of: collection, in: entry.keys)
    {
      return loaded.add(plain)
    }
    loaded.menus += entry.keys.menuPlaces(of: file)
    loaded.articles[collection, default: []].append(article)
  }

  /// The front matter and the Markdown of a file, if nothing is wrong with them.
  private func readEntry(
    _ file: ContentFile, shape: Shape, fields: [Field] = [], into loaded: inout LoadedFiles
  ) -> (keys: EntryFrontMatter, head: EntryHead, body: MarkdownText)? {
    guard let bytes = Self.read(file, into: &loaded) else { return nil }
    let frontMatter = FrontMatter.read(bytes, file: file.source)
    loaded.diagnostics += frontMatter.diagnostics
    guard let node = frontMatter.node else { return nil }
    let defaults = cascades[file.language]?.defaults(in: file.folders) ?? []
    var head = EntryHead(node, defaults: defaults, for: shape)
    if !fields.isEmpty { head.takeExtra(as: fields) }
    let (keys, faults) = EntityDecoder.decode(
      EntryFrontMatter.self, from: head.node, shape: shape, hints: ForeignKeys.hints)
    if keys != nil { head.readOn(taxonomies: taxonomies, fields: fields) }
    loaded.diagnostics += head.faults + faults
    guard let keys else { return nil }
    return (keys, head, Self.text(of: file, bytes, from: frontMatter.bodyStart))
  }

  /// The Markdown of a file, which is read again when a page is made of it.
  static func text(of file: ContentFile, _ bytes: [UInt8], from start: Int) -> MarkdownText {
    if let known = file.kept?.text {
      known.note(bytes, start: start)
      return MarkdownText(path: file.source, kept: known)
    }
    return MarkdownText(
      path: file.source, kept: FileText(path: file.absolutePath, bytes: bytes, start: start))
  }

  private func loadRecords(
    _ file: ContentFile, in format: DataFormat, of collection: String, into loaded: inout LoadedFiles
  ) {
    loaded.collections.insert(collection)
    guard let bytes = Self.read(file, into: &loaded) else { return }
    let (root, faults) = format.read(bytes, file: file.source)
    loaded.diagnostics += faults
    guard let root else { return }
    let (nodes, name): ([ContentNode], Substring?) =
      if case .list(let nodes) = root.value { (nodes, nil) } else { ([root], file.stem) }
    let shape = shapes.record(of: collection)
    let fields = fields[collection] ?? []
    for node in nodes {
      let node = fields.isEmpty ? node : fields.writtenOut(node)
      let (keys, faults) = EntityDecoder.decode(RecordObject.self, from: node, shape: shape)
      loaded.diagnostics += faults
      guard let keys else { continue }
      let record = keys.record(
        named: name, startingAt: ContentSource(node.location), fields.entries(in: node))
      let reasons = choice.reasons(draft: keys.draft, from: nil, until: nil)
      if !reasons.isEmpty {
        loaded.hidden.append(HiddenEntry(record.source, record.title, reasons))
      }
      if choice.shows(reasons) {
        loaded.records[collection, default: []].append(record)
      } else {
        loaded.hiddenNames[collection, default: [:]][record.slug] = reasons.first?.kind
      }
    }
  }

  /// Whether an entry is published; what hides it is kept, for links to it and for lists.
  private func isShown(
    _ keys: EntryFrontMatter, from date: DateStamp?, _ file: ContentFile, _ loaded: inout LoadedFiles
  ) -> Bool {
    let expiry = keys.expiryDate
    let reasons = choice.reasons(draft: keys.draft, from: date, until: expiry)
    let isShown = choice.shows(reasons)
    if !reasons.isEmpty {
      let source = ContentSource(path: file.source)
      loaded.hidden.append(
        HiddenEntry(source, keys.title.description, reasons, date: date, expiryDate: expiry))
    }
    if !isShown {
      loaded.unpublished[file.source] = reasons.first?.kind
      loaded.isWaiting = loaded.isWaiting || reasons.contains(.future)
    } else if let expiry, expiry > choice.now, !choice.expired {
      loaded.isWaiting = true
    }
    return isShown
  }

  /// The bytes of a file that is text through and through.
  static func read(_ file: ContentFile, into loaded: inout LoadedFiles) -> [UInt8]? {
    do {
      let bytes = try FileReader.bytes(of: file.absolutePath)
      guard let fault = CharacterCheck.diagnostic(for: bytes, file: file.source) else { return bytes }
      loaded.diagnostics.append(fault)
    } catch {
      loaded.diagnostics.append(.unreadable(file.source, error.reason))
    }
    return nil
  }
}
