import Templates
import Viper

/// Shows a document through `text.mustache`.
struct TextView: TemplateView {
  typealias ViewModel = TextPage.ViewModel

  let template: Template<ViewModel>
}
