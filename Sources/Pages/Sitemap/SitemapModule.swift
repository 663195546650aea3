internal import Entities
public import Fragments
internal import Services
public import Viper

extension SitemapPage {
  /// The list of all pages.
  public static func module(_ kit: PageKit) -> any PageModule {
    let content = kit.services.content
    return ClosingModule { pages in
      let languages = content.settings.languages
      let parts = SitemapParts(
        of: pages, baseSize: content.settings.baseURL.utf8.count,
        languageCount: languages.isEmpty ? 0 : languages.count + 1)
      return Module(
        "Sitemap", interactor: SitemapInteractor(content: content, parts: parts.parts),
        presenter: SitemapPresenter(), view: SitemapView(), router: SitemapRouter())
    }
  }
}
