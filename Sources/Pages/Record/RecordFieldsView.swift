import Markup
import Templates
import Viper

/// Shows a record's fields through `record-fields.mustache`.
struct RecordFieldsView: TemplateView {
  typealias ViewModel = RecordPage.Fields

  let template: Template<ViewModel>

  /// The fields, for the page of the record.
  func html(_ model: ViewModel) -> HTML {
    var writer = MarkupWriter()
    render(model, into: &writer)
    return HTML(writer)
  }
}
