import ArticleModule
import ContentLoading
import Diagnostics
import Entities
import Files
import Fragments
import HTML
import Markdown
import Markup
import Prose
import Routing
import Services
import Templates
import Validation
import Viper

/// The stages of a build over the posts of a site, each by itself and on one thread.
struct Stages {
  /// What a stage does with all posts once; tells how many bytes it went over.
  typealias Stage = () throws -> Int

  private let root: String
  private let articles: [Article]
  /// Their Markdown, read.
  private let texts: [(source: MarkdownSource, byteCount: Int)]
  private let pages: [PlannedPage]
  private let map: SiteMap
  /// The pages as they come out.
  private let rendered: [[UInt8]]

  /// How many posts there are.
  var count: Int { articles.count }

  /// Loads the site at `root`, whose one collection are its posts.
  init(root: String) async throws {
    let loaded = try await ContentLoader(root: root).load(
      ContentChoice(now: DateStamp(secondsSince1970: 1_900_000_000)))
    guard let collection = loaded.content.settings.collections.first else { throw Missing.collection }
    self.root = root
    articles = loaded.content.articles(in: collection.name)
    texts = try articles.map { article in
      guard case .kept(let text) = article.body.bytes, let bytes = text.bytes(of: text.version) else {
        throw Missing.text
      }
      let source = MarkdownSource(path: article.source.path, bytes: bytes, start: text.version.start)
      return (source, bytes.count)
    }
    let sources = try FileTree.walk("\(root)/Templates", includingHidden: false).files.map { file in
      TemplateSource(
        name: String(file.path.dropLast(".mustache".count)), path: "Templates/\(file.path)",
        bytes: try FileReader.bytes(of: file.absolutePath))
    }
    let kit = PageKit(
      services: ServicesContainer(
        content: loaded.content, clock: BuildClock(now: DateStamp(secondsSince1970: 1_900_000_000))),
      templates: TemplateLibrary(sources))
    pages =
      ArticlePage.modules(kit, collection: collection, permalink: try Permalink(collection.permalink))
      .flatMap { $0.plan().pages }
    map = SiteMap(
      baseURL: .root,
      outputs: pages.map {
        PlannedOutput(path: $0.destination.path, route: $0.destination.route, source: $0.source)
      })
    rendered = try Self.render(pages, in: map)
  }

  private enum Missing: Error {
    case collection
    case stage
    case text
  }

  private static func render(_ pages: [PlannedPage], in map: SiteMap) throws -> [[UInt8]] {
    try pages.map { page in
      var writer = MarkupWriter()
      try page.render(in: map, into: &writer)
      return writer.bytes
    }
  }

  /// The names of the stages, in the order of a build.
  static let names = ["read", "markdown", "roles", "html", "xml", "write"]

  /// What a stage does.
  func stage(_ name: String) throws -> Stage {
    switch name {
    case "read": read
    case "markdown": markdown
    case "roles": roles
    case "html": html()
    case "xml": xml()
    case "write": write
    default: throw Missing.stage
    }
  }

  private func read() throws -> Int {
    try articles.reduce(0) { try $0 + FileReader.bytes(of: "\(root)/\($1.source.path)").count }
  }

  private func markdown() -> Int {
    let style = ProseStyle(MarkdownSettings(highlight: false))
    let ways = Ways(in: map)
    var writer = MarkupWriter()
    return texts.reduce(0) { count, text in
      writer.reset()
      style.text(MarkdownDocument(text.source), from: ways).write(to: &writer)
      return count + text.byteCount
    }
  }

  private func roles() throws -> Int {
    var writer = MarkupWriter()
    return try pages.reduce(0) { count, page in
      writer.reset()
      try page.render(in: map, into: &writer)
      return count + writer.bytes.count
    }
  }

  private func html() -> Stage {
    var checker = Checker()
    return {
      rendered.reduce(0) { count, page in
        _ = checker.faults(in: page)
        return count + page.count
      }
    }
  }

  private func xml() -> Stage {
    let checker = WellFormedness()
    return {
      rendered.reduce(0) { count, page in
        _ = checker.firstFault(in: page)
        return count + page.count
      }
    }
  }

  private func write() throws -> Int {
    let folder = OutputFolder("\(root)/.bench-stages")
    try folder.removeAll("pages")
    for (number, page) in rendered.enumerated() { try folder.write(page, to: "pages/\(number)/index.html") }
    return rendered.reduce(0) { $0 + $1.count }
  }
}
