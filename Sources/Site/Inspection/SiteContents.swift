internal import ContentLoading
public import Diagnostics
public import Entities
internal import Routing
internal import Viper

/// What a site is made of, told without rendering a page.
public struct SiteContents: Sendable {
  /// A page that is planned.
  public struct Page: Sendable {
    /// Its address below the base URL, such as `/guide/start/`.
    public let path: String
    /// Its name in code.
    public let route: String
    /// Its page type.
    public let module: String
    /// The file it stems from, where there is one.
    public let source: String?
  }

  /// An entry that is not published, or would not be without a flag.
  public struct Hidden: Sendable {
    /// Why it is not: `draft`, `future`, `expired`.
    public let reasons: [String]
    /// Its file.
    public let source: String
    /// Its title.
    public let title: String
    /// The day from which it is published, where there is one.
    public let date: DateStamp?
    /// The day from which it is not published any more, where there is one.
    public let expiryDate: DateStamp?
  }

  /// All pages, ordered by address.
  public let pages: [Page]
  /// What is not published, in the order of the files.
  public let hidden: [Hidden]
  /// What is wrong with the content, which may hide some of it.
  public let diagnostics: [Diagnostic]
}

extension SiteBuilder {
  /// Loads and plans the site and tells what it is made of. Throws where the ground is broken: a folder that cannot be read.
  public func contents() async throws -> SiteContents {
    let site = try await plan(load())
    let pages = site.plan.pages.map { page in
      SiteContents.Page(
        path: "/" + page.destination.path.urlPath, route: "\(page.destination.route)", module: page.module,
        source: page.source?.file)
    }
    return SiteContents(
      pages: pages.sorted { $0.path < $1.path },
      hidden: site.hidden.map {
        .init(
          reasons: $0.reasons.map(\.rawValue), source: $0.source.path, title: $0.title, date: $0.date,
          expiryDate: $0.expiryDate)
      }.sorted { $0.source < $1.source }, diagnostics: site.faults)
  }
}
