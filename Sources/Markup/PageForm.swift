/// In what form an output file is, and so how it is checked.
public enum PageForm: Sendable {
  /// HTML that is well-formed XML, too: a page.
  case html
  /// XML: a feed, a sitemap.
  case xml
  /// JSON: a feed.
  case json
  /// Anything else, which is not checked.
  case text
}
