import Diagnostics
import Entities
import Files
import Shapes

/// Reads the files below `Content/`, each by what its place and its name say it is.
struct ContentFileLoader: Sendable {
  let choice: ContentChoice
  let shapes: EntityShapes
  let collections: [String: CollectionSettings.Kind]

  init(_ choice: ContentChoice, shapes: EntityShapes, settings: SiteSettings) {
    self.choice = choice
    self.shapes = shapes
    collections = Dictionary(
      settings.collections.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads files of a tree, in their order.
  func load(_ files: ArraySlice<FileTree.File>) -> LoadedFiles {
    var loaded = LoadedFiles()
    for file in files { load(ContentFile(file), into: &loaded) }
    return loaded
  }

  private func load(_ file: ContentFile, into loaded: inout LoadedFiles) {
    let collection = file.folders.first.map(String.init) ?? ""
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

  private func loadDocument(_ file: ContentFile, into loaded: inout LoadedFiles) {
    guard
      let (keys, body) = readMarkdown(file, as: PageFrontMatter.self, shape: shapes.page, into: &loaded),
      isWanted(draft: keys.draft, file, &loaded)
    else { return }
    loaded.documents.append(keys.document(in: file, body: body))
  }

  private func loadArticle(
    _ file: ContentFile, of collection: String, into loaded: inout LoadedFiles
  ) {
    if file.stem == "index", file.folders.count == 1 {
      loaded.diagnostics.append(.indexAmongArticles(file.source, collection))
      return
    }
    loaded.collections.insert(collection)
    let shape = file.datedStem.date == nil ? shapes.article : shapes.datedArticle
    guard
      let (keys, body) = readMarkdown(file, as: ArticleFrontMatter.self, shape: shape, into: &loaded),
      isWanted(draft: keys.draft, file, &loaded), let article = keys.article(in: file, body: body)
    else { return }
    guard choice.future || article.date <= choice.now else {
      loaded.isWaiting = true
      loaded.unpublished[file.source] = "an article of a later date"
      return
    }
    loaded.articles[collection, default: []].append(article)
  }

  /// The front matter and the Markdown of a file, if nothing is wrong with them.
  private func readMarkdown<Keys: Decodable>(
    _ file: ContentFile, as type: Keys.Type, shape: Shape, into loaded: inout LoadedFiles
  ) -> (keys: Keys, body: MarkdownText)? {
    guard let bytes = read(file, into: &loaded) else { return nil }
    let frontMatter = FrontMatter.read(bytes, file: file.source)
    loaded.diagnostics += frontMatter.diagnostics
    guard let node = frontMatter.node else { return nil }
    let (keys, faults) = EntityDecoder.decode(type, from: node, shape: shape)
    loaded.diagnostics += faults
    return keys.map { keys in
      (keys, MarkdownText(path: file.source, bytes: bytes, start: frontMatter.bodyStart))
    }
  }

  private func loadRecords(
    _ file: ContentFile, in format: DataFormat, of collection: String, into loaded: inout LoadedFiles
  ) {
    loaded.collections.insert(collection)
    guard let bytes = read(file, into: &loaded) else { return }
    let (root, faults) = format.read(bytes, file: file.source)
    loaded.diagnostics += faults
    guard let root else { return }
    let (nodes, name): ([ContentNode], Substring?) =
      if case .list(let nodes) = root.value { (nodes, nil) } else { ([root], file.stem) }
    for node in nodes {
      let (keys, faults) = EntityDecoder.decode(RecordObject.self, from: node, shape: shapes.record)
      loaded.diagnostics += faults
      guard let keys, choice.drafts || keys.draft != true else { continue }
      loaded.records[collection, default: []].append(
        keys.record(named: name, startingAt: ContentSource(node.location)))
    }
  }

  /// Whether a file is published; that it is a draft is kept for links to it.
  private func isWanted(draft: Bool?, _ file: ContentFile, _ loaded: inout LoadedFiles) -> Bool {
    if choice.drafts || draft != true { return true }
    loaded.unpublished[file.source] = "a draft"
    return false
  }

  /// The bytes of a file that is text through and through.
  private func read(_ file: ContentFile, into loaded: inout LoadedFiles) -> [UInt8]? {
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
