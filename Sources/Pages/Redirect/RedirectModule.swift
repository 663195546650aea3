public import Fragments
internal import Services
internal import Templates
public import Viper

extension RedirectPage {
  /// The pages at the aliases of all content.
  public static func module(_ kit: PageKit) -> some PageModule {
    Module(
      "Redirect",
      interactor: RedirectInteractor(content: kit.services.content),
      presenter: RedirectPresenter(),
      view: RedirectView(template: kit.templates.template("redirect", for: ViewModel.self)),
      router: RedirectRouter())
  }
}
