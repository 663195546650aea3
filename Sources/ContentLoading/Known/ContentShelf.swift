internal import Entities
internal import Files

/// What the files of a site held when they were last read, for who builds it again and again and knows which of them changed.
public struct ContentShelf: Sendable {
  private var files: [String: (file: FileTree.File, content: LoadedFiles)] = [:]
  /// Each entry's text and headline; a file that is read again keeps them.
  private var entries: [String: KeptEntry] = [:]
  /// What the history told of the texts.
  var dates = DatedTexts()
  /// What is known of files that lie elsewhere: hosts are not asked at every edit.
  var remote = RemoteFiles()
  private(set) var loader: ContentFileLoader?

  /// Starts with nothing.
  public init() {}

  /// What a file held, by its path from the root of the site.
  subscript(path: String) -> LoadedFiles? { files[path]?.content }

  /// What is kept of a file, also of one that has to be read again.
  func kept(of path: String) -> KeptEntry { entries[path] ?? KeptEntry() }

  /// Takes what is there now, and what reads it.
  mutating func fill(_ contents: [(file: FileTree.File, content: LoadedFiles)], by loader: ContentFileLoader)
  {
    self.loader = loader
    files = Dictionary(
      contents.map { (ContentFile.source(of: $0.file), $0) }, uniquingKeysWith: { $1 })
    entries = Dictionary(contents.flatMap(\.content.keptEntries), uniquingKeysWith: { $1 })
  }

  /// Forgets what files held that changed; with nothing said, all may have. The path of a folder stands for all that lies in it.
  public mutating func forget(_ changed: Set<String>?) {
    if changed == nil { remote = RemoteFiles() }
    guard let changed, !changed.contains(where: SettingsFile.isSource) else {
      files = [:]
      return
    }
    let unknown = changed.filter { files.removeValue(forKey: $0) == nil }
    if !unknown.isEmpty { files = files.filter { !FolderPath.lies($0.key, inAnyOf: unknown) } }
  }

  /// What an edit changed that nothing has to be planned for.
  public enum SmallChange: Sendable {
    /// The text of Markdown.
    case texts
    /// Headlines by which nothing was planned, and perhaps texts: their order in lists may be another one.
    case headlines
  }

  /// Reads files again that changed, and tells what is another now where that is little: what was made of all else is as it
  /// was, and whoever wants a text or a headline gets the new one.
  public mutating func takeSmallChange(of changed: Set<String>) -> SmallChange? {
    guard let loader else { return nil }
    var change = SmallChange.texts
    for path in changed {
      guard let (file, content) = files[path], content.assets.isEmpty, content.records.isEmpty,
        content.data.isEmpty
      else { return nil }
      let headlines = content.headlines.map(\.headline)
      let now = loader.read(file, knowing: self)
      guard now == content, now.diagnostics.isEmpty, !now.headlines.contains(where: \.isPlannedBy),
        dates.dates(entries[path]?.text?.version, of: path)
      else { return nil }
      if now.headlines.map(\.headline) != headlines { change = .headlines }
    }
    return change
  }
}
