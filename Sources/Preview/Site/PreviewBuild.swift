public import Diagnostics

/// One build of the site: all it would write, and what is wrong with it.
public struct PreviewBuild: Sendable {
  /// The files by their output paths, as `articles/hello/index.html`; only their content may change. A page at fault is there as it was last right.
  public var files: [String: PreviewFile]
  /// The base path of the site, which starts and ends with a slash.
  public var basePath: String
  /// The pages among the files, in the order in which they were planned.
  public var pages: [PreviewPage]
  /// The files that pages show inside them: style sheets, scripts, pictures.
  public let assets: [String]
  /// What is wrong, ordered by place.
  public var faults: [PreviewFault]
  /// The files that pages show parts of, by their paths from the root of the site: they may lie beside what is watched anyway.
  public var sources: Set<String> = []
  /// The lines of the sources that the faults are about.
  public var excerpts: SourceExcerpts
  /// Finds out more of the page at an output path; nothing where there is no such page.
  public var detail: @Sendable (String) -> PreviewDetail?

  /// Describes a build.
  public init(
    files: [String: PreviewFile], basePath: String, pages: [PreviewPage] = [], faults: [PreviewFault] = [],
    excerpts: SourceExcerpts = .none, detail: @escaping @Sendable (String) -> PreviewDetail? = { _ in nil }
  ) {
    self.files = files
    self.basePath = basePath
    self.pages = pages
    assets = files.keys.filter(Self.isAsset)
    self.faults = faults
    self.excerpts = excerpts
    self.detail = detail
  }

  /// The build as it was, with the news that the next one failed.
  func failing(_ error: any Error) -> PreviewBuild {
    var build = self
    let diagnostic = Diagnostic(
      rule: "build/failure", "the site cannot be built: \(error)", at: SourceLocation(file: "Content"))
    build.faults.removeAll { $0.diagnostic.rule == diagnostic.rule }
    build.faults.insert(PreviewFault(diagnostic, reach: .site), at: 0)
    return build
  }

  /// A site of which nothing is known yet.
  static let nothing = PreviewBuild(files: [:], basePath: "/")

  private static func isAsset(_ path: String) -> Bool {
    ![".html", ".xml", ".txt", ".json"].contains { path.hasSuffix($0) }
  }
}
