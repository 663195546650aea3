public import Entities
public import Fragments
internal import Services
internal import Templates
public import Viper

extension ArchivePage {
  /// The list of a collection.
  public static func modules(_ kit: PageKit, of collection: CollectionSettings) -> [any PageModule] {
    modules(kit, lists: [.all(of: collection, in: kit.services.content)])
  }

  /// The lists of all terms of a taxonomy.
  public static func terms(_ kit: PageKit, of taxonomy: TaxonomySettings) -> [any PageModule] {
    modules(kit, lists: ArticleList.byTerm(of: taxonomy, in: kit.services.content))
  }

  /// The list of the terms themselves.
  public static func index(_ kit: PageKit, of taxonomy: TaxonomySettings) -> any PageModule {
    Module(
      "TermIndex",
      interactor: TermIndexInteractor(content: kit.services.content, taxonomy: taxonomy),
      presenter: TermIndexPresenter(frame: kit.frame, prose: kit.prose, words: kit.words),
      view: TermIndexView(template: kit.templates.template("terms", forOwn: TermIndex.ViewModel.self)),
      router: TermIndexRouter())
  }

  /// One module for each template that lists are shown by.
  private static func modules(_ kit: PageKit, lists: [ArticleList]) -> [any PageModule] {
    TemplateName.all(of: lists.lazy.map(\.section?.details.template)).map { template in
      Module(
        "Archive",
        interactor: ArchiveInteractor(
          lists: lists.filter { $0.section?.details.template?.name == template?.name }),
        presenter: ArchivePresenter(
          frame: kit.frame, prose: kit.prose, dates: kit.dates, pager: kit.pager, words: kit.words),
        view: ArchiveView(
          template: kit.template(template, else: "archive", forOwn: ViewModel.self)),
        router: ArchiveRouter())
    }
  }
}
