import Templates
import Viper

/// Shows it through `directives/callout.mustache`.
struct CalloutView: TemplateView {
  typealias ViewModel = CalloutFragment.ViewModel

  let template: Template<ViewModel>
}
