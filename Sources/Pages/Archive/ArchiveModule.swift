public import Entities
public import Fragments
internal import Services
internal import Templates
public import Viper

extension ArchivePage {
  /// The list of a collection.
  public static func module(_ kit: PageKit, of collection: CollectionSettings) -> some PageModule {
    module(kit, lists: [.all(of: collection, in: kit.services.content)])
  }

  /// The lists of all tags.
  public static func tags(_ kit: PageKit) -> some PageModule {
    module(kit, lists: ArticleList.byTag(in: kit.services.content))
  }

  private static func module(_ kit: PageKit, lists: [ArticleList]) -> some PageModule {
    Module(
      "Archive",
      interactor: ArchiveInteractor(lists: lists),
      presenter: ArchivePresenter(frame: kit.frame, dates: kit.dates, pager: kit.pager),
      view: ArchiveView(template: kit.templates.template("archive", for: ViewModel.self)),
      router: ArchiveRouter())
  }
}
