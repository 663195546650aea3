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

  /// Reads it. Throws an `ImportRefusal` where there is no site of the peer.
  init(_ path: String, _ forms: PeerForms) throws {
    self.forms = forms
    root = FolderPath.real(path) ?? path
    guard forms.signs.contains(where: { FolderPath.real("\(root)/\($0)") != nil }) else {
      throw ImportRefusal.noSite(lookedFor: forms.signs)
    }
    readConfiguration()
    for folder in forms.folders { read(folder) }
    leaveHidden()
    diagnostics += site.diagnostics
  }

  /// Leaves out what has no page in the old site.
  private mutating func leaveHidden() {
    let bundles = Set(pages.filter(\.isIndex).map(\.path.folderPath)).subtracting([""])
    let reasons = pages.map { forms.hiding($0, bundles) }
    for (page, reason) in zip(pages, reasons) { if let reason { leave(page.file, reason) } }
    pages = zip(pages, reasons).filter { $0.1 == nil }.map(\.0)
  }

  private mutating func readConfiguration() {
    let found = forms.configurations.first { FolderPath.real("\(root)/\($0)") != nil }
    let top = SourceLocation(file: found ?? "")
    var entries = found.flatMap { settings(in: $0) }?.entries ?? []
    if let folder = forms.configurationFolder {
      for file in FileTree.walk("\(root)/\(folder)", includingHidden: false).files {
        let name = String(file.path.prefix { $0 != "." })
        let path = "\(folder)/\(file.path)"
        if path == found || file.path.contains("/") { continue }
        guard let node = settings(in: path) else { continue }
        entries.append(ContentNode.Entry(key: name, keyLocation: node.location, value: node))
      }
    }
    let node = ContentNode(value: .mapping(entries), location: top)
    site = forms.describe(Configuration(node: node, file: found ?? ""))
  }

  private mutating func settings(in path: String) -> ContentNode? {
    guard let format = DataFormat(fileExtension: path.fileName.fileExtension),
      let bytes = try? FileReader.bytes(of: "\(root)/\(path)")
    else { return nil }
    let (node, faults) = format.read(bytes, file: path)
    diagnostics += faults
    return node
  }

  private mutating func read(_ folder: String) {
    let tree = FileTree.walk(
      root.appending(path: folder.isEmpty ? "." : folder), includingHidden: folder == "static",
      skipping: folder.isEmpty ? forms.skipped : [])
    diagnostics += tree.faults.filter { $0.kind != .missing }.map {
      Diagnostic($0, below: folder.isEmpty ? "." : folder)
    }
    for file in tree.files {
      let path = folder.appending(path: file.path)
      read(path.isEmpty ? file.path : folder.isEmpty ? file.path : path, at: file.absolutePath)
    }
  }

  private mutating func read(_ path: String, at absolutePath: String) {
    let real = FolderPath.real(absolutePath) ?? absolutePath
    guard FolderPath.below(root, real) != nil else {
      return leave(path, "the symbolic link leads out of the old site", rule: "import/outside")
    }
    switch forms.place(path, site) {
    case .page(let place, let adding): readPage(path, absolutePath, place, adding)
    case .pageOrFile(let place): readPageOrFile(path, absolutePath, place)
    case .file(let place): copy(path, absolutePath, place, to: place)
    case .fixed(let place): copy(path, absolutePath, nil, to: "static/\(place)")
    case .data(let place): copyData(path, absolutePath, place)
    case .left(let reason): leave(path, reason)
    case .ignored: break
    }
  }

  private mutating func copy(_ file: String, _ absolutePath: String, _ path: String?, to destination: String)
  {
    files.append(OldFile(file: file, absolutePath: absolutePath, path: path, destination: destination))
  }

  private mutating func copyData(_ file: String, _ absolutePath: String, _ place: String) {
    guard ["json", "yaml", "yml", "toml", "csv"].contains(place.fileExtension) else {
      return leave(file, "data are JSON, YAML, TOML or CSV")
    }
    copy(file, absolutePath, nil, to: "data/\(place)")
  }

  private mutating func leave(_ file: String, _ reason: String, rule: String = "import/left-out") {
    diagnostics.append(
      Diagnostic(.warning, rule: rule, "this is not brought: \(reason)", at: SourceLocation(file: file)))
  }

  private mutating func readPage(
    _ file: String, _ absolutePath: String, _ place: String,
    _ adding: [(key: String, value: ContentNode.Value)]
  ) {
    guard let bytes = bytes(of: file, absolutePath) else { return }
    if CharacterCheck.diagnostic(for: bytes, file: file) != nil {
      diagnostics.append(
        Diagnostic(
          rule: "import/not-text",
          "this is not UTF-8, or holds characters that no page may have; it is copied as it is",
          at: SourceLocation(file: file), hint: "save the file as UTF-8 and import again"))
    }
    add(file, absolutePath, place, bytes, adding)
  }

  private mutating func bytes(of file: String, _ absolutePath: String) -> [UInt8]? {
    do {
      return try FileReader.bytes(of: absolutePath)
    } catch {
      leave(file, error.reason)
      return nil
    }
  }

  private mutating func add(
    _ file: String, _ absolutePath: String, _ place: String, _ bytes: [UInt8],
    _ adding: [(key: String, value: ContentNode.Value)]
  ) {
    let head = OldHead(bytes, file: file, ofLines: forms.hasHeadOfLines)
    if head.node == nil {
      diagnostics += head.diagnostics
      diagnostics.append(
        Diagnostic(
          rule: "import/front-matter", "the front matter cannot be read; the file is copied as it is",
          at: SourceLocation(file: file), hint: "put it right and import again"))
    }
    pages.append(
      OldPage(
        file: file, absolutePath: absolutePath, path: place, bytes: bytes, head: head, additions: adding))
  }

  /// Jekyll makes a page of each file with front matter, and copies the others.
  private mutating func readPageOrFile(_ file: String, _ absolutePath: String, _ place: String) {
    guard let bytes = bytes(of: file, absolutePath) else { return }
    let head = OldHead(bytes, file: file, ofLines: false)
    let isText = ["md", "markdown", "mkdown", "mkd"].contains(file.fileExtension)
    let isHTML = ["html", "htm"].contains(file.fileExtension)
    let startsWithFence = bytes.starts(with: "---".utf8)
    guard startsWithFence, head.isThere else {
      if isText { return add(file, absolutePath, place, bytes, []) }
      return copy(file, absolutePath, nil, to: "static/\(place)")
    }
    let isTemplate =
      bytes[head.bodyStart...].contains(UInt8(ascii: "{"))
      && ["{%", "{{"].contains { String(decoding: bytes[head.bodyStart...], as: UTF8.self).contains($0) }
    if isText || isHTML && !isTemplate { return add(file, absolutePath, place, bytes, []) }
    leave(file, "it is a template of \(forms.name)\(isHTML ? "; write its text in Markdown" : "")")
  }
}
