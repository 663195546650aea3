internal import Diagnostics
internal import Markup
internal import Templates

/// Shows the overview through `overview.mustache`, which is a part of the program.
struct OverviewView: Sendable {
  private let template: Template<Overview.ViewModel>

  init() {
    let source = TemplateSource(
      name: "overview", path: "overview.mustache", bytes: PackageResources.overview_mustache)
    template = TemplateLibrary([source]).template("overview", for: Overview.ViewModel.self)
  }

  /// What is wrong with the template.
  var faults: [String] { template.diagnostics.map { "\($0.location): \($0.message)" } }

  /// The page.
  func render(_ model: Overview.ViewModel) -> [UInt8] {
    var writer = MarkupWriter()
    template.render(model, into: &writer)
    return writer.bytes
  }
}
