public import Diagnostics
public import Digests
public import Routing
public import Services

/// A site's content as it is on disk, and what is wrong with it.
public struct LoadedContent: Sendable {
  /// The entities that could be read; none, and made-up settings, where `site.json` has faults.
  public let content: MemoryContentService
  /// The same in the other languages of the site, in the order of its settings.
  public let translations: [MemoryContentService]
  /// Stands for what was read of the settings.
  public let settings: Digest
  /// What the names of files tell of their languages.
  public let languages: SourceLanguages
  /// The files that are copied, ordered by their sources: first those that keep their folder below
  /// `Content/`, then those of `Content/static/`.
  public let assets: [Asset]
  /// The Markdown files that have no page as they are drafts, of a later date or expired, and the files of such bundles, each
  /// with what it is: "a draft".
  public let unpublished: [String: String]
  /// The entries that are not published, or would not be without a flag, in the order of their files.
  public let hidden: [HiddenEntry]
  /// Whether an entry waits for a date: at a later instant there is more to load, or less.
  public let isWaiting: Bool
  /// Stands for the state of the history that dates were taken from; nothing if there are none from it.
  public let head: String?
  /// Until when data from elsewhere is good, in seconds since 1970; nothing if there is none.
  public let expires: Int?
  /// What is read beyond all this while pages are made.
  public let reads: FilesRead
  /// What each file held, where that is kept.
  public let shelf: ContentShelf?
  /// What the next run can know of articles; nothing where this one was not to know any.
  public let known: KnownArticles?
  /// Every fault, ordered by place; there is nothing to publish where one of them is an error.
  public let diagnostics: [Diagnostic]
}

/// A file that is copied as it is.
public struct Asset: Hashable, Sendable {
  /// Its path from the root of the site, such as `Content/guide/map.png`.
  public let source: String
  /// Its path from `/`.
  public let file: String
  /// Where it is copied to: a path below `Public/`, such as `guide/map.png`; or, in a bundle, beside the bundle's page.
  public let output: String
  /// The page it belongs to, by its source, if it is part of a bundle.
  public let bundle: String?

  /// Describes a file to copy.
  public init(source: String, file: String, output: String, bundle: String? = nil) {
    self.source = source
    self.file = file
    self.output = output
    self.bundle = bundle
  }
}
