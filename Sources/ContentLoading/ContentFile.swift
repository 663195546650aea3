import Entities
import Files
import Routing

/// A file below `Content/`, and its path in parts.
struct ContentFile {
  /// Its path from the root of the site.
  let source: String
  /// Its path below `Content/`.
  let path: String
  /// Its path from `/`.
  let absolutePath: String
  /// Its language.
  let language: String
  /// The folders that it lies in below `Content/`, without that of a language.
  let folders: [Substring]
  /// The file's name without its extension, and without a language.
  let stem: Substring
  /// The extension without its point; empty where there is none.
  let fileExtension: Substring
  /// What is kept of an earlier version of it; nothing where nobody keeps anything.
  let kept: KeptEntry?

  init(_ file: FileTree.File, of languages: SourceLanguages, kept: KeptEntry? = nil) {
    self.kept = kept
    source = Self.source(of: file)
    path = file.path
    absolutePath = file.absolutePath
    let reading = languages.reading(file.path)
    language = reading.language
    var parts = reading.path.split(separator: "/")
    let name = parts.popLast() ?? ""
    folders = parts
    if let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex {
      stem = name[..<point]
      fileExtension = name[name.utf8.index(after: point)...]
    } else {
      stem = name
      fileExtension = ""
    }
  }

  /// Whether a path, without a language, is that of an `_index.md`.
  static func isSection(_ path: String) -> Bool {
    path.hasSuffix(SectionLoader.name)
      && (path.utf8.count == SectionLoader.name.utf8.count || path.hasSuffix("/\(SectionLoader.name)"))
  }

  /// The path of a file from the root of the site.
  static func source(of file: FileTree.File) -> String { "\(ContentLoader.folder)/\(file.path)" }

  /// The name in URLs of a file or folder: as it is where that is possible.
  static func slug(of name: some StringProtocol) -> Slug {
    let name = String(name)
    return Slug(name) ?? Slug(from: name)
  }
}

extension ContentFile {
  /// Where a headline of it is: where things are kept, in what is known already if something is.
  func heading(_ headline: Headline) -> Article.Heading {
    guard let kept else { return .held(headline) }
    guard let known = kept.headline else { return .kept(FileHeadline(headline)) }
    known.note(headline)
    return .kept(known)
  }

  /// The date at the start of an article's name, and the rest of it: `2026-01-02-hello`.
  var datedStem: (date: DateStamp?, name: Substring) {
    let bytes = articleStem.utf8
    guard bytes.count > 11, let dash = bytes.index(bytes.startIndex, offsetBy: 10, limitedBy: bytes.endIndex),
      bytes[dash] == UInt8(ascii: "-"), let date = DateStamp(String(articleStem[..<dash]))
    else { return (nil, articleStem) }
    return (date, articleStem[bytes.index(after: dash)...])
  }

  /// What its name starts with, if that looks like a date and is none, such as `2026-02-30`.
  var impossibleDate: Substring? {
    let start = articleStem.prefix { $0.isASCII && $0.isNumber || $0 == "-" }.prefix(10)
    let parts = start.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], articleStem.dropFirst(10).first == "-", datedStem.date == nil
    else {
      return nil
    }
    return start
  }

  /// An article may have a folder of its own, with its images: `articles/hello/index.md`.
  private var articleStem: Substring {
    guard stem == "index", folders.count > 1, let folder = folders.last else { return stem }
    return folder
  }
}
