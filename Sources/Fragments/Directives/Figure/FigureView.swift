import Templates
import Viper

/// Shows it through `directives/figure.mustache`.
struct FigureView: TemplateView {
  typealias ViewModel = FigureFragment.ViewModel

  let template: Template<ViewModel>
}
