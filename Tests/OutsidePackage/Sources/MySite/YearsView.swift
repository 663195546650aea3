import Templates
import Viper

/// Shows the years through `years.mustache`.
struct YearsView: TemplateView {
  typealias ViewModel = YearsPage.ViewModel

  let template: Template<ViewModel>
}
