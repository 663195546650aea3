internal import Diagnostics
internal import Markup
internal import Templates

/// Shows one of the preview's own pages through a template that is a part of the program.
struct OwnView<ViewModel: Codable & Equatable & Sendable>: Sendable {
  private let template: Template<ViewModel>

  fileprivate init(_ name: String, _ bytes: [UInt8]) {
    let source = TemplateSource(name: name, path: "\(name).mustache", bytes: bytes)
    template = TemplateLibrary([source]).template(name, forOwn: ViewModel.self)
  }

  /// What is wrong with the template.
  var faults: [String] { template.diagnostics.map { "\($0.location): \($0.message)" } }

  /// The page.
  func render(_ model: ViewModel) -> [UInt8] {
    var writer = MarkupWriter()
    template.render(model, into: &writer)
    return writer.bytes
  }
}

extension OwnView<Overview.ViewModel> {
  /// All pages of the site, and what is wrong.
  static var overview: Self { Self("overview", PackageResources.overview_mustache) }
}

extension OwnView<PageDetail.ViewModel> {
  /// One page of the site.
  static var page: Self { Self("page", PackageResources.page_mustache) }
}
