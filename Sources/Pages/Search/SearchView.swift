import Templates
import Viper

/// Shows the page through `search.mustache`.
struct SearchView: TemplateView {
  typealias ViewModel = SearchPage.ViewModel

  let template: Template<ViewModel>
}
