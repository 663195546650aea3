import Fragments
import Services
import Templates
import Viper

extension YearsPage {
  /// The roles, wired.
  static func module(_ kit: PageKit) -> any PageModule {
    Module(
      "Years",
      interactor: YearsInteractor(content: kit.services.content),
      presenter: YearsPresenter(frame: kit.frame),
      view: YearsView(template: kit.templates.template("years", for: ViewModel.self)),
      router: YearsRouter())
  }
}
