public import Entities
public import Fragments
public import Routing
internal import Services
internal import Templates
public import Viper

extension ArticlePage {
  /// The articles of a collection.
  public static func module(
    _ kit: PageKit, collection: CollectionSettings, permalink: Permalink
  ) -> some PageModule {
    Module(
      "Article",
      interactor: ArticleInteractor(content: kit.services.content, collection: collection),
      presenter: ArticlePresenter(frame: kit.frame, prose: kit.prose, dates: kit.dates, pager: kit.pager),
      view: ArticleView(
        template: kit.templates.template(collection.template ?? "article", for: ViewModel.self)),
      router: ArticleRouter(collection: collection.name, permalink: permalink))
  }
}
