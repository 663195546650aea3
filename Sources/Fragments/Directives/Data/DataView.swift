import Templates
import Viper

/// Shows it through `directives/data.mustache`.
struct DataView: TemplateView {
  typealias ViewModel = DataFragment.ViewModel

  let template: Template<ViewModel>
}
