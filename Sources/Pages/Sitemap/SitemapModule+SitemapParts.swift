import Diagnostics
import Markup
import Routing
import Viper

/// The pages of a site that are listed, in parts that search engines accept.
struct SitemapParts {
  /// How many URLs a file lists at most: a fifth of what sitemaps.org allows, as a file is in memory as a whole.
  static let countLimit = 10_000
  /// How large it is at most, in bytes: 50 MB.
  static let sizeLimit = 50_000_000
  /// What an entry takes beside its URL, in bytes.
  private static let entrySize = 100

  /// The pages of each part; there is at least one.
  let parts: [ArraySlice<PlannedPage>]

  /// Lists pages whose addresses start with a base URL of `baseSize` bytes. Left out is what is no page to be found: files for
  /// programs, the page for missing pages, and pages that only lead on. Of a site in several languages, each entry names up to
  /// `languageCount` translations.
  init(
    of pages: [PlannedPage], baseSize: Int, languageCount: Int = 0, countLimit: Int = countLimit,
    sizeLimit: Int = sizeLimit
  ) {
    let listed = pages.filter(Self.isListed)
    var starts = [0]
    var size = 0
    for (number, page) in listed.enumerated() {
      // A byte of a path is up to three of its URL, or five where it is an ampersand.
      let link = Self.entrySize + baseSize + page.destination.path.text.utf8.count * 5
      let entry = link * (1 + languageCount)
      let count = number - starts[starts.count - 1]
      if count > 0, count == countLimit || size + entry > sizeLimit {
        starts.append(number)
        size = 0
      }
      size += entry
    }
    parts = zip(starts, starts.dropFirst() + [listed.count]).map { listed[$0..<$1] }
  }

  private static func isListed(_ page: PlannedPage) -> Bool {
    page.form == .html && page.destination.route != .notFound && !page.destination.route.isRedirect
  }
}

extension SitemapPage.Page {
  init(_ page: PlannedPage) {
    self.init(route: page.destination.route, file: page.source?.file)
  }
}
