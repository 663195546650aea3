import Templates
import Viper

/// Shows the terms through `terms.mustache`.
struct TermIndexView: TemplateView {
  typealias ViewModel = TermIndex.ViewModel

  let template: Template<ViewModel>
}
