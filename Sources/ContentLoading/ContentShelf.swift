internal import Entities
internal import Files

/// What the files of a site held when they were last read, for who builds it again and again and knows which of them changed.
public struct ContentShelf: Sendable {
  private var files: [String: (file: FileTree.File, content: LoadedFiles)] = [:]
  /// Each file's text; a file that is read again keeps it.
  private var texts: [String: FileText] = [:]
  /// What the history told of the texts.
  var dates = DatedTexts()
  /// What is known of files that lie elsewhere: hosts are not asked at every edit.
  var remote = RemoteFiles()
  private(set) var loader: ContentFileLoader?

  /// Starts with nothing.
  public init() {}

  /// What a file held, by its path from the root of the site.
  subscript(path: String) -> LoadedFiles? { files[path]?.content }

  /// The text of a file, also of one that has to be read again.
  func text(of path: String) -> FileText? { texts[path] }

  /// Takes what is there now, and what reads it.
  mutating func fill(_ contents: [(file: FileTree.File, content: LoadedFiles)], by loader: ContentFileLoader)
  {
    self.loader = loader
    files = Dictionary(
      contents.map { (ContentFile.source(of: $0.file), $0) }, uniquingKeysWith: { $1 })
    texts = Dictionary(
      contents.flatMap { $0.content.texts }.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
  }

  /// Forgets what files held that changed; with nothing said, all may have. The path of a folder stands for all that lies in it.
  public mutating func forget(_ changed: Set<String>?) {
    if changed == nil { remote = RemoteFiles() }
    guard let changed, !changed.contains(where: SettingsFile.isSource) else {
      files = [:]
      return
    }
    for path in changed where files.removeValue(forKey: path) == nil {
      files = files.filter { !$0.key.hasPrefix("\(path)/") }
    }
  }

  /// Reads files again that changed. Tells whether nothing but the text of Markdown is another one now: what was made of all
  /// else is as it was, and whoever wants a text gets the new one.
  public mutating func takesTexts(of changed: Set<String>) -> Bool {
    guard let loader else { return false }
    return changed.allSatisfy { path in
      guard let (file, content) = files[path], content.assets.isEmpty, content.records.isEmpty,
        content.data.isEmpty
      else { return false }
      let now = loader.read(file, knowing: self)
      return now == content && now.diagnostics.isEmpty && dates.dates(text(of: path)?.version, of: path)
    }
  }
}
