public import Diagnostics
internal import Entities
internal import Routing
internal import Services
public import Templates
internal import Viper

/// Where one page of a site comes from, what it shows, and what it is linked with.
public struct PageInspection: Sendable {
  /// The same page in another language.
  public struct Translation: Hashable, Sendable {
    /// The tag of the language.
    public let language: String
    /// The address of the page.
    public let address: String
  }

  /// Its address below the base URL, such as `/guide/start/`.
  public let address: String
  /// Its whole URL.
  public let url: String
  /// Its file below the output folder.
  public let outputPath: String
  /// How many bytes it has.
  public let size: Int
  /// What its `title` says; nothing where it has none.
  public let title: String?
  /// The name of its page type.
  public let module: String
  /// Its name in code.
  public let route: String
  /// The place in the content that it is made from, where there is one.
  public let source: SourceLocation?
  /// The other files of the content of which it shows the text or the title.
  public let otherSources: [String]
  /// The template that shows it, with the values it shows; nothing for a page that is made without one.
  public let template: FilledTemplate?
  /// The tag of its language.
  public let language: String
  /// The page in other languages.
  public let translations: [Translation]
  /// The addresses it had before, which lead on to it.
  public let aliases: [String]
  /// The other pages that are made from the same source.
  public let siblings: [String]
  /// The pages it leads to.
  public let linksTo: [String]
  /// The pages that lead to it.
  public let linkedFrom: [String]
  /// What it names on other hosts, in the order of the page.
  public let otherHosts: [String]
  /// What is wrong with the site, which may change what is told here.
  public let diagnostics: [Diagnostic]
}

extension SiteBuilder {
  /// Makes the site as a build does, writes nothing, and tells about the page that `query` names: by its address, its output
  /// path, its URL or its source. Throws an `UnknownPage` where there is none, and a `FileFailure` where a folder cannot be read.
  public func inspection(of query: String) async throws -> PageInspection {
    let site = try await plan(load())
    let plan = site.plan
    let number = try PageSearch(plan: plan, root: options.root, output: options.output).number(of: query)
    let outcome = try await renderer(of: site, last: .failure(.asked), keepsRecord: false)
      .run(into: nil, failOn: .never)
    let insight = PageInsight(plan: plan, rules: site.rules, links: outcome.links)
    let page = plan.pages[number]
    let reading = PageReading(of: page, number, in: plan, rules: site.rules, hash: outcome.hash)
    let source = page.source
    let same = plan.pages.filter { $0 !== page && source != nil && $0.source?.file == source?.file }
    return PageInspection(
      address: page.address, url: plan.map.baseURL.description + page.destination.path.urlPath,
      outputPath: page.destination.path.text, size: reading.size, title: reading.title, module: page.module,
      route: "\(page.destination.route)", source: source,
      otherSources: insight.sources(of: page).filter { $0 != source?.file },
      template: try? page.filledTemplate(in: plan.map),
      language: page.language?.tag ?? site.contents.first?.settings.language ?? "",
      translations: page.translations(in: plan.map),
      aliases: same.filter(\.destination.route.isRedirect).map(\.address),
      siblings: same.filter { !$0.destination.route.isRedirect }.map(\.address),
      linksTo: insight.linksTo(number).map { plan.pages[$0].address },
      linkedFrom: insight.linkedFrom(number).map { plan.pages[$0].address }, otherHosts: reading.otherHosts,
      diagnostics: site.faults + outcome.faults)
  }
}

extension PlannedPage {
  /// The address below the base URL.
  var address: String { "/" + destination.path.urlPath }

  /// The page in the other languages that have it.
  fileprivate func translations(in map: SiteMap) -> [PageInspection.Translation] {
    Ways(in: map.spoken(in: language)).translations(of: destination.route)
      .filter { $0.language != language ?? map.languages.first }
      .map {
        .init(
          language: $0.language.tag, address: "/" + $0.link.href.dropFirst(map.baseURL.path.count))
      }
  }
}
