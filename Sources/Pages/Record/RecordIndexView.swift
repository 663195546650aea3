import Templates
import Viper

/// Shows the index through `record-index.mustache`.
struct RecordIndexView: TemplateView {
  typealias ViewModel = RecordIndex.ViewModel

  let template: Template<ViewModel>
}
