import Templates
import Viper

/// Shows neighbours through `pager.mustache`.
struct PagerView: TemplateView {
  typealias ViewModel = PagerFragment.ViewModel

  let template: Template<ViewModel>
}
