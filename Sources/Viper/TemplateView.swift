public import Diagnostics
public import Markup
public import Templates

/// A view made from a Mustache template, as almost all are: it has nothing left to do but to name its view model.
public protocol TemplateView: View where ViewModel: Codable {
  /// The template, compiled and checked against the view model.
  var template: Template<ViewModel> { get }
}

extension TemplateView {
  /// What is wrong with a page of which the template writes nothing.
  var emptiness: Diagnostic? { template.emptiness }

  /// The faults of the template.
  public var faults: [Diagnostic] { template.diagnostics }

  /// Appends the filled template.
  public func render(_ model: ViewModel, into page: inout MarkupWriter) {
    template.render(model, into: &page)
  }
}
