internal import Diagnostics
public import Entities
public import Routing
internal import Services

/// The collections of a site with their permalinks read.
public struct Collections: Sendable {
  /// A collection and where its entries lie.
  public struct Collection: Sendable {
    /// What `site.json` says about it.
    public let settings: CollectionSettings
    /// The pattern of its entries' paths.
    public let permalink: Permalink
  }

  /// The collections of dated Markdown entries.
  public let articles: [Collection]
  /// The collections of JSON records.
  public let records: [Collection]
  /// Permalinks that cannot be used; their collections are left out.
  let faults: [Diagnostic]

  /// Reads the permalinks. Records have no date to make a path of.
  init(_ settings: SiteSettings) {
    var collections: [Collection] = []
    var faults: [Diagnostic] = []
    for collection in settings.collections {
      let tokens: [Permalink.Token] =
        collection.kind == .articles ? Permalink.Token.allCases : [.collection, .slug, .title]
      do throws(Permalink.Fault) {
        let permalink = try Permalink(collection.permalink, allowing: tokens)
        collections.append(Collection(settings: collection, permalink: permalink))
      } catch {
        faults.append(
          Diagnostic(
            rule: "settings/permalink", error.message,
            at: SourceLocation(collection.permalinkSource ?? collection.source), hint: error.hint))
      }
    }
    articles = collections.filter { $0.settings.kind == .articles }
    records = collections.filter { $0.settings.kind == .records }
    self.faults = faults
  }
}
