import ContentLoading
import Diagnostics
import Files

/// The folder of an old site, read.
struct OldFolder {
  private(set) var site = SiteDescription()
  private(set) var pages: [OldPage] = []
  private(set) var files: [OldFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let root: String
  private let forms: PeerForms

  /// Reads it. Throws an `ImportRefusal` where there is no site of the peer, and a `FileFailure` where its
  /// settings cannot be read.
  init(_ path: String, _ forms: PeerForms) throws {
    self.forms = forms
    root = FolderPath.real(path) ?? path
    guard forms.signs.contains(where: { FolderPath.real("\(root)/\($0)") != nil }) else {
      throw ImportRefusal.noSite(lookedFor: forms.signs)
    }
    var reading = ConfigurationReading(root)
    site = forms.describe(try reading.read(forms.configurations, folder: forms.configurationFolder))
    diagnostics = reading.diagnostics
    for folder in site.roots { read(folder) }
    leaveHidden()
    diagnostics += site.diagnostics
  }

  /// Leaves out what has no page in the old site.
  private mutating func leaveHidden() {
    let reasons = forms.hiding(pages)
    for (page, reason) in zip(pages, reasons) { if let reason { leave(page.file, reason) } }
    pages = zip(pages, reasons).filter { $0.1 == nil }.map(\.0)
  }

  private mutating func read(_ folder: OldRoot) {
    let tree = FileTree.walk(
      root.appending(path: folder.path.isEmpty ? "." : folder.path), includingHidden: folder.hasHidden,
      skipping: folder.skipped)
    diagnostics += tree.faults.filter { $0.kind != .missing }.map {
      Diagnostic($0, below: folder.path.isEmpty ? "." : folder.path)
    }
    if let location = folder.location, tree.faults.contains(where: { $0.kind == .missing }) {
      site.tell("there is no folder \"\(folder.path)\"", at: location)
    }
    for file in tree.files {
      let path = folder.path.isEmpty ? file.path : folder.path.appending(path: file.path)
      read(OldSource(file: path, absolutePath: file.absolutePath, path: file.path), folder)
    }
  }

  private mutating func read(_ source: OldSource, _ folder: OldRoot) {
    let real = FolderPath.real(source.absolutePath) ?? source.absolutePath
    guard FolderPath.below(root, real) != nil else {
      return leave(source.file, "the symbolic link leads out of the old site", rule: "import/outside")
    }
    var source = source
    source.language = folder.language
    switch forms.place(source.path, folder.kind, site) {
    case .page(let place, let adding): readPage(source, place, adding)
    case .pageOrFile(let place): readPageOrFile(source, place)
    case .file(let place): copy(source, place, to: place)
    case .fixed(let place): copy(source, nil, to: "static/\(place)")
    case .data(let place): copyData(source, place)
    case .left(let reason): leave(source.file, reason)
    case .ignored: break
    }
  }

  private mutating func copy(_ source: OldSource, _ path: String?, to destination: String) {
    files.append(
      OldFile(
        file: source.file, absolutePath: source.absolutePath, path: path,
        language: source.language == site.mainLanguage ? nil : source.language, destination: destination))
  }

  private mutating func copyData(_ source: OldSource, _ place: String) {
    guard ["json", "yaml", "yml", "toml", "csv"].contains(place.fileExtension) else {
      return leave(source.file, "data are JSON, YAML, TOML or CSV")
    }
    copy(source, nil, to: "data/\(place)")
  }

  private mutating func leave(_ file: String, _ reason: String, rule: String = "import/left-out") {
    diagnostics.append(
      Diagnostic(.warning, rule: rule, "this is not brought: \(reason)", at: SourceLocation(file: file)))
  }

  private mutating func readPage(
    _ source: OldSource, _ place: String, _ adding: [(key: String, value: ContentNode.Value)]
  ) {
    guard let bytes = bytes(of: source) else { return }
    if CharacterCheck.diagnostic(for: bytes, file: source.file) != nil {
      diagnostics.append(
        Diagnostic(
          rule: "import/not-text",
          "this is not UTF-8, or holds characters that no page may have; it is copied as it is",
          at: SourceLocation(file: source.file), hint: "save the file as UTF-8 and import again"))
    }
    add(source, place, bytes, adding)
  }

  private mutating func bytes(of source: OldSource) -> [UInt8]? {
    do {
      return try FileReader.bytes(of: source.absolutePath)
    } catch {
      leave(source.file, error.reason)
      return nil
    }
  }

  private mutating func add(
    _ source: OldSource, _ place: String, _ bytes: [UInt8],
    _ adding: [(key: String, value: ContentNode.Value)]
  ) {
    let head = OldHead(bytes, file: source.file, ofLines: forms.hasHeadOfLines)
    if head.node == nil {
      diagnostics += head.diagnostics
      diagnostics.append(
        Diagnostic(
          rule: "import/front-matter", "the front matter cannot be read; the file is copied as it is",
          at: SourceLocation(file: source.file), hint: "put it right and import again"))
    }
    let (path, named) = site.parted(place)
    let language = named ?? (source.language == site.mainLanguage ? nil : source.language)
    if let language, site.isOff(language) {
      return leave(source.file, "its language is switched off in the old site")
    }
    pages.append(
      OldPage(
        file: source.file, absolutePath: source.absolutePath, source: source.path, path: path,
        language: language, bytes: bytes, head: head, additions: adding,
        defaults: forms.defaults(source.path, site)))
  }

  /// A file with front matter is a page, and others are copied, but for Markdown.
  private mutating func readPageOrFile(_ source: OldSource, _ place: String) {
    guard let bytes = bytes(of: source) else { return }
    let head = OldHead(bytes, file: source.file, ofLines: false)
    let isText = ["md", "markdown", "mkdown", "mkd"].contains(source.file.fileExtension)
    let isHTML = ["html", "htm"].contains(source.file.fileExtension)
    guard head.isThere, !forms.hasTemplatesAmongPages || bytes.starts(with: "---".utf8) else {
      if isText { return add(source, place, bytes, []) }
      return copy(source, nil, to: "static/\(place)")
    }
    let body = String(decoding: bytes[head.bodyStart...], as: UTF8.self)
    if isHTML, HTMLBody.isDocument(body) {
      return leave(
        source.file, "it is a whole document of HTML; what pages have around their text stands in templates")
    }
    if isText || isHTML && !isTemplate(bytes, from: head.bodyStart) { return add(source, place, bytes, []) }
    leave(source.file, "it is a template of \(forms.name)\(isHTML ? "; write its text in Markdown" : "")")
  }

  /// Whether HTML does more than name addresses of the site.
  private func isTemplate(_ bytes: [UInt8], from start: Int) -> Bool {
    guard forms.hasTemplatesAmongPages else { return false }
    let surroundings = BodyRewriting.Surroundings(link: { $0 }, address: { $0 }, site: site, file: "")
    return !BodyRewriting(forms, isHTML: true).rewritten(bytes, from: start, surroundings).faults.isEmpty
  }
}

/// A file that was found.
private struct OldSource {
  /// Its path below the folder of the old site.
  let file: String
  let absolutePath: String
  /// Its path below the folder that was looked into.
  let path: String
  /// The language of that folder, where it has one.
  var language: String?
}
