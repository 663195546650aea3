public import Fragments
internal import Services
internal import Templates
public import Viper

extension HomePage {
  /// The first page of the site.
  public static func module(_ kit: PageKit) -> any PageModule {
    Module(
      "Home",
      interactor: HomeInteractor(content: kit.services.content),
      presenter: HomePresenter(frame: kit.frame, prose: kit.prose, dates: kit.dates),
      view: HomeView(template: kit.templates.template("home", forOwn: ViewModel.self)),
      router: HomeRouter())
  }
}
