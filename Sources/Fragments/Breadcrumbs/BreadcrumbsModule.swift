public import Prose
internal import Routing
public import Templates
public import Viper

extension BreadcrumbsFragment {
  /// The way down to a page, for pages of any type.
  public static func module(
    _ templates: TemplateLibrary, _ words: Words = .english
  ) -> Fragment<Request> {
    Fragment(
      interactor: BreadcrumbsInteractor(), presenter: BreadcrumbsPresenter(words: words),
      view: BreadcrumbsView(template: templates.template("breadcrumbs", forOwn: ViewModel.self)),
      router: BreadcrumbsRouter(ways: .nowhere))
  }
}
