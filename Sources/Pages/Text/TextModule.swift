public import Fragments
internal import Services
internal import Templates
public import Viper

extension TextPage {
  /// The pages of Markdown that lie in no collection.
  public static func module(_ kit: PageKit) -> some PageModule {
    Module(
      "Text",
      interactor: TextInteractor(content: kit.services.content),
      presenter: TextPresenter(frame: kit.frame, prose: kit.prose, pager: kit.pager),
      view: TextView(template: kit.templates.template("text", for: ViewModel.self)),
      router: TextRouter())
  }
}
