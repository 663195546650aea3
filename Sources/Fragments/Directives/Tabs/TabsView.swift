import Templates
import Viper

/// Shows a group through `directives/tabs.mustache`.
struct TabsView: TemplateView {
  typealias ViewModel = TabsFragment.ViewModel

  let template: Template<ViewModel>
}

/// Shows a tab through `directives/tab.mustache`.
struct TabView: TemplateView {
  typealias ViewModel = TabsFragment.TabViewModel

  let template: Template<ViewModel>
}
