import Templates
import Viper

/// Shows a record's fields through `record-fields.mustache`.
struct RecordFieldsView: TemplateView {
  typealias ViewModel = RecordFields.ViewModel

  let template: Template<ViewModel>
}
