internal import ArchiveModule
internal import ArticleModule
internal import FeedModule
public import Fragments
internal import HomeModule
internal import NotFoundModule
internal import RecordModule
internal import RedirectModule
internal import SearchModule
internal import SitemapModule
internal import TextModule
public import Viper

/// All page types of the site: the table of contents of the program.
public enum AppModules {
  /// Every module that plans pages, in the order in which their pages are told.
  public static func all(_ kit: PageKit, _ collections: Collections) -> [any PageModule] {
    [HomePage.module(kit), TextPage.module(kit)]
      + collections.articles.map { ArticlePage.module(kit, collection: $0.settings, permalink: $0.permalink) }
      + collections.articles.map { ArchivePage.module(kit, of: $0.settings) }
      + [ArchivePage.tags(kit)]
      + collections.records.map { RecordPage.module(kit, collection: $0.settings, permalink: $0.permalink) }
      + collections.records.map { RecordPage.index(kit, of: $0.settings) }
      + [NotFoundPage.module(kit), RedirectPage.module(kit)]
      + FeedPage.modules(kit) + SearchPage.modules(kit) + [SitemapPage.module(kit), RobotsFile.module()]
  }
}
