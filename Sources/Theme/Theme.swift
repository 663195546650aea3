/// The theme in the program: used for every template and asset that a site does not bring itself.
///
/// `Templates` here is the folder of that name at the top of the repository; the package manager turns its files into code.
public enum Theme {
  /// A template or an asset.
  public struct File: Sendable {
    /// Its path below `Templates/`, such as `partials/head.mustache`.
    public let path: String
    /// Its content.
    public let bytes: [UInt8]
  }

  /// All files of the theme.
  public static let files = [
    File(path: "archive.mustache", bytes: PackageResources.archive_mustache),
    File(path: "article.mustache", bytes: PackageResources.article_mustache),
    File(path: "assets/favicon.svg", bytes: PackageResources.favicon_svg),
    File(path: "assets/search.js", bytes: PackageResources.search_js),
    File(path: "assets/site.css", bytes: PackageResources.site_css),
    File(path: "breadcrumbs.mustache", bytes: PackageResources.breadcrumbs_mustache),
    File(path: "directives/callout.mustache", bytes: PackageResources.callout_mustache),
    File(path: "directives/data.mustache", bytes: PackageResources.data_mustache),
    File(path: "directives/figure.mustache", bytes: PackageResources.figure_mustache),
    File(path: "directives/include.mustache", bytes: PackageResources.include_mustache),
    File(path: "directives/snippet.mustache", bytes: PackageResources.snippet_mustache),
    File(path: "directives/tab.mustache", bytes: PackageResources.tab_mustache),
    File(path: "directives/tabs.mustache", bytes: PackageResources.tabs_mustache),
    File(path: "directives/video.mustache", bytes: PackageResources.video_mustache),
    File(path: "home.mustache", bytes: PackageResources.home_mustache),
    File(path: "layout.mustache", bytes: PackageResources.layout_mustache),
    File(path: "navigation.mustache", bytes: PackageResources.navigation_mustache),
    File(path: "not-found.mustache", bytes: PackageResources.not_found_mustache),
    File(path: "pager.mustache", bytes: PackageResources.pager_mustache),
    File(path: "partials/coil.mustache", bytes: PackageResources.coil_mustache),
    File(path: "partials/contents.mustache", bytes: PackageResources.contents_mustache),
    File(path: "partials/field.mustache", bytes: PackageResources.field_mustache),
    File(path: "partials/footer.mustache", bytes: PackageResources.footer_mustache),
    File(path: "partials/head.mustache", bytes: PackageResources.head_mustache),
    File(path: "partials/header.mustache", bytes: PackageResources.header_mustache),
    File(path: "partials/languages.mustache", bytes: PackageResources.languages_mustache),
    File(path: "partials/mark.mustache", bytes: PackageResources.mark_mustache),
    File(path: "partials/picture.mustache", bytes: PackageResources.picture_mustache),
    File(path: "partials/ring.mustache", bytes: PackageResources.ring_mustache),
    File(path: "partials/section.mustache", bytes: PackageResources.section_mustache),
    File(path: "partials/tags.mustache", bytes: PackageResources.tags_mustache),
    File(path: "partials/term-list.mustache", bytes: PackageResources.term_list_mustache),
    File(path: "record-fields.mustache", bytes: PackageResources.record_fields_mustache),
    File(path: "record-index.mustache", bytes: PackageResources.record_index_mustache),
    File(path: "record.mustache", bytes: PackageResources.record_mustache),
    File(path: "redirect.mustache", bytes: PackageResources.redirect_mustache),
    File(path: "search.mustache", bytes: PackageResources.search_mustache),
    File(path: "section-index.mustache", bytes: PackageResources.section_index_mustache),
    File(path: "terms.mustache", bytes: PackageResources.terms_mustache),
    File(path: "text.mustache", bytes: PackageResources.text_mustache),
  ]
}
