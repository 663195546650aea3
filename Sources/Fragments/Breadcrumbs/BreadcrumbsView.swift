import Templates
import Viper

/// Shows the way through `breadcrumbs.mustache`.
struct BreadcrumbsView: TemplateView {
  typealias ViewModel = BreadcrumbsFragment.ViewModel

  let template: Template<ViewModel>
}
