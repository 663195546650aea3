import Templates
import Viper

/// Shows the page through `home.mustache`.
struct HomeView: TemplateView {
  typealias ViewModel = HomePage.ViewModel

  let template: Template<ViewModel>
}
