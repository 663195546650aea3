import Templates
import Viper

/// Shows the page through `not-found.mustache`.
struct NotFoundView: TemplateView {
  typealias ViewModel = NotFoundPage.ViewModel

  let template: Template<ViewModel>
}
