import Diagnostics
import Entities
import Files
import Routing
import Shapes

/// Reads every `_index.md`, before all other files: what they say by default has to be known to those.
struct SectionLoader {
  /// The name of such a file.
  static let name = "_index.md"

  private let choice: ContentChoice
  private let shape: Shape
  /// What a `cascade` may say: any key of an article.
  private let defaults: Shape

  private let languages: SourceLanguages
  /// The folders of collections. Those in them have no pages.
  private let collections: Set<String>

  /// What was found in each language.
  private(set) var found: [String: LoadedFiles] = [:]
  /// What front matter says by default in each language: what the main one says counts where a language says nothing.
  private(set) var cascades: [String: Cascade] = [:]
  /// What was found in the language under way.
  private var loaded = LoadedFiles()
  private var cascade = Cascade()

  init(
    _ choice: ContentChoice, shapes: EntityShapes, languages: SourceLanguages, collections: Set<String> = []
  ) throws(UnknownShape) {
    self.collections = collections
    self.choice = choice
    self.languages = languages
    shape = try SectionFrontMatter.shape()
    defaults = shapes.datedArticle.requiringNothing
  }

  /// Reads files in the order of their paths, so that a folder comes before those in it.
  mutating func load(_ files: [FileTree.File]) {
    let files = files.map { ContentFile($0, of: languages) }
      .sorted(by: { $0.folders.count < $1.folders.count })
    for language in [languages.main] + languages.others {
      loaded = LoadedFiles()
      cascade = cascades[languages.main] ?? Cascade()
      for file in files where file.language == language { load(file) }
      found[language] = loaded
      cascades[language] = cascade
    }
  }

  private mutating func load(_ file: ContentFile) {
    guard let bytes = ContentFileLoader.read(file, into: &loaded) else { return }
    let frontMatter = FrontMatter.read(bytes, file: file.source)
    loaded.diagnostics += frontMatter.diagnostics
    guard let node = frontMatter.node else { return }
    var head = EntryHead(node, for: shape)
    addCascade(head.node["cascade"], of: file, bytes)
    let (keys, faults) = EntityDecoder.decode(
      SectionFrontMatter.self, from: head.node, shape: shape, hints: ForeignKeys.hints)
    loaded.diagnostics += head.faults + faults + head.node.pageSizeFaults
    guard let keys, isShown(keys, file) else { return }
    head.readOn(taxonomies: [])
    loaded.menus += MenuPlace.all(keys.menus ?? [:], title: keys.title, of: file)
    let body = ContentFileLoader.text(of: file, bytes, from: frontMatter.bodyStart)
    if file.folders.isEmpty {
      loaded.documents.append(keys.home(in: file, head, body: body))
    } else {
      let textStart = bytes[frontMatter.bodyStart...].firstIndex { $0 > 0x20 }
      let text = textStart.map { SourceLocation(file: file.source, offset: $0, in: bytes) }
      if let fault = misplaced(head.node, text: text, in: file) { loaded.diagnostics.append(fault) }
      loaded.sections.append(keys.section(in: file, head, body: textStart.map { _ in body }))
    }
  }

  /// What is said of a folder inside a collection, which has no page to show it: all but the defaults for what lies below. A text
  /// starts at `text`.
  private func misplaced(
    _ node: ContentNode, text: SourceLocation?, in file: ContentFile
  ) -> Diagnostic? {
    guard file.folders.count > 1, let collection = file.folders.first.map(String.init),
      collections.contains(collection)
    else { return nil }
    let lost = node.entries.first { !Self.keysWithoutPage.contains($0.key) }
    return (lost?.keyLocation ?? text).map {
      .aboutPartOfCollection(
        lost?.key, of: "Content/\(file.folders.joined(separator: "/"))", collection, at: $0)
    }
  }

  /// What counts where a folder has no page. A title has to be there in any case; a menu tells itself that it leads nowhere.
  private static let keysWithoutPage: Set<String> = ["title", "cascade", "draft", "menus"]

  /// Keeps defaults that are right; a fault among them is told once, and not for each file below.
  private mutating func addCascade(_ node: ContentNode?, of file: ContentFile, _ bytes: [UInt8]) {
    guard let node, node.isMapping else { return }
    let (entries, doubled) = EntryHead.resolved(node.entries)
    var check = ShapeCheck(hints: ForeignKeys.hints)
    check.check(ContentNode(value: .mapping(entries), location: node.location), against: defaults)
    loaded.diagnostics += doubled + check.diagnostics
    if check.diagnostics.isEmpty { cascade.add(entries, of: file.folders, in: bytes) }
  }

  private mutating func isShown(_ keys: SectionFrontMatter, _ file: ContentFile) -> Bool {
    let reasons = choice.reasons(draft: keys.draft, from: nil, until: nil)
    if reasons.isEmpty { return true }
    loaded.hidden.append(
      HiddenEntry(ContentSource(path: file.source), keys.title.description, reasons))
    if choice.shows(reasons) { return true }
    loaded.unpublished[file.source] = reasons.first?.kind
    return false
  }
}
