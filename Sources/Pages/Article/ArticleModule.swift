public import Entities
public import Fragments
public import Routing
internal import Services
internal import Templates
public import Viper

extension ArticlePage {
  /// The articles of a collection: one module for each template that they are shown by.
  public static func modules(
    _ kit: PageKit, collection: CollectionSettings, permalink: Permalink
  ) -> [any PageModule] {
    let shelf = ArticleShelf(content: kit.services.content, collection: collection)
    return shelf.templates.map { template in
      Module(
        "Article",
        interactor: ArticleInteractor(
          shelf: shelf, template: template?.name, isPlacingByTitle: permalink.asks(for: .title)),
        presenter: ArticlePresenter(
          frame: kit.frame, prose: kit.prose, dates: kit.dates, pager: kit.pager, words: kit.words),
        view: ArticleView(
          template: kit.template(template, else: collection.template ?? "article", forOwn: ViewModel.self)),
        router: ArticleRouter(collection: collection.name, permalink: permalink))
    }
  }
}
