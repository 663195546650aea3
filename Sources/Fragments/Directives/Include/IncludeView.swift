import Templates
import Viper

/// Shows it through `directives/include.mustache`.
struct IncludeView: TemplateView {
  typealias ViewModel = IncludeFragment.ViewModel

  let template: Template<ViewModel>
}
