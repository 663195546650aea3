import Templates
import Viper

/// Shows a record through `record.mustache`, or the template its collection names.
struct RecordView: TemplateView {
  typealias ViewModel = RecordPage.ViewModel

  let template: Template<ViewModel>
}
