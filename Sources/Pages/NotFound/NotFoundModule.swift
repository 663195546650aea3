public import Fragments
internal import Templates
public import Viper

extension NotFoundPage {
  /// The page for missing pages. It has nothing to ask, so its interactor is the ready one.
  public static func module(_ kit: PageKit) -> any PageModule {
    Module(
      "NotFound",
      interactor: StaticInteractor(Request()),
      presenter: NotFoundPresenter(frame: kit.frame, words: kit.words),
      view: NotFoundView(template: kit.templates.template("not-found", forOwn: ViewModel.self)),
      router: NotFoundRouter())
  }
}
