import Templates
import Viper

/// Shows a step through `step.mustache`.
struct StepView: TemplateView {
  typealias ViewModel = StepFragment.ViewModel

  let template: Template<ViewModel>
}
