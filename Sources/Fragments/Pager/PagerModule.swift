internal import Routing
public import Templates
public import Viper

extension PagerFragment {
  /// The ways to neighbours, for pages of any type.
  public static func module(_ templates: TemplateLibrary) -> Fragment<Request> {
    Fragment(
      interactor: PagerInteractor(), presenter: PagerPresenter(),
      view: PagerView(template: templates.template("pager", forOwn: ViewModel.self)),
      router: PagerRouter(ways: .nowhere))
  }
}
