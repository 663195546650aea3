import Diagnostics
import Markup
import Routing
import Viper

/// The pages of a site that are listed, in parts that search engines accept.
struct SitemapParts {
  /// How many URLs a file lists at most (sitemaps.org).
  static let countLimit = 50_000
  /// How large it is at most, in bytes: 50 MB.
  static let sizeLimit = 50_000_000
  /// What an entry takes beside its URL, in bytes.
  private static let entrySize = 100

  /// The pages of each part; there is at least one.
  let parts: [ArraySlice<SitemapPage.Page>]

  /// Lists pages whose addresses start with a base URL of `baseSize` bytes. Left out is what is no page to be found: files for
  /// programs, the page for missing pages, and pages that only lead on. Of a site in several languages, each entry names up to
  /// `languageCount` translations.
  init(
    of pages: [PlannedPage], baseSize: Int, languageCount: Int = 0, countLimit: Int = countLimit,
    sizeLimit: Int = sizeLimit
  ) {
    let listed = pages.filter {
      let destination = $0.destination
      return $0.form == .html && destination.route != .notFound && !destination.route.isRedirect
    }
    let entries = listed.map { SitemapPage.Page(route: $0.destination.route, file: $0.source?.file) }[...]
    var parts: [ArraySlice<SitemapPage.Page>] = []
    var start = 0
    var size = 0
    for (number, page) in listed.enumerated() {
      // A byte of a path is up to three of its URL, or five where it is an ampersand.
      let link = Self.entrySize + baseSize + page.destination.path.text.utf8.count * 5
      let entry = link * (1 + languageCount)
      if number > start, number - start == countLimit || size + entry > sizeLimit {
        parts.append(entries[start..<number])
        start = number
        size = 0
      }
      size += entry
    }
    self.parts = parts + [entries[start...]]
  }
}
