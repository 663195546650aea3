import Templates
import Viper

/// Shows it through `directives/snippet.mustache`.
struct SnippetView: TemplateView {
  typealias ViewModel = SnippetFragment.ViewModel

  let template: Template<ViewModel>
}
