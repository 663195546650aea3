public import Prose
internal import Routing
public import Services
public import Templates
public import Viper

extension NavigationFragment {
  /// The menus of the site.
  public static func module(
    _ services: ServicesContainer, _ templates: TemplateLibrary, _ words: Words = .english
  ) -> Fragment<Request> {
    Fragment(
      interactor: NavigationInteractor(settings: services.content.settings),
      presenter: NavigationPresenter(words: words),
      view: NavigationView(template: templates.template("navigation", forOwn: ViewModel.self)),
      router: NavigationRouter(ways: .nowhere))
  }
}
