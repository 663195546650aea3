import Templates
import Viper

/// Shows the page through `redirect.mustache`.
struct RedirectView: TemplateView {
  typealias ViewModel = RedirectPage.ViewModel

  let template: Template<ViewModel>
}
