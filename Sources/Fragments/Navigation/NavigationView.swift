import Templates
import Viper

/// Shows a menu through `navigation.mustache`.
struct NavigationView: TemplateView {
  typealias ViewModel = NavigationFragment.ViewModel

  let template: Template<ViewModel>
}
