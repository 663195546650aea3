internal import Diagnostics

/// Words what is known of one page.
struct PageDetailPresenter: Sendable {
  /// How many links are shown.
  private static let limit = 200

  let editor: EditorLink?

  func present(_ response: PageDetail.Response) -> PageDetail.ViewModel {
    let (page, detail) = (response.page, response.detail)
    let address = PageAddress(of: page.path, below: response.basePath)
    var facts = [("Output path", page.path), ("Module", page.module), ("Route", page.route)]
    if let source = page.source { facts.append(("Entity", source.description)) }
    return PageDetail.ViewModel(
      title: address.text, link: address.link,
      facts: facts.map { .init(name: $0.0, value: $0.1) },
      steps: detail.steps.map { .init(name: $0.name, value: $0.duration.told) },
      sources: detail.sources.isEmpty ? nil : .init(entries: detail.sources.map(source)),
      linksTo: links(detail.linksTo, response.basePath),
      linkedFrom: links(detail.linkedFrom, response.basePath),
      viewModel: detail.viewModel)
  }

  private func source(_ file: String) -> PageDetail.ViewModel.Source {
    .init(file: file, editor: editor.map { .init(text: $0.address(of: SourceLocation(file: file))) })
  }

  private func links(_ paths: [String], _ basePath: String) -> PageDetail.ViewModel.Links {
    let count = paths.count == 1 ? "1 page" : "\(paths.count) pages"
    return .init(
      count: paths.count > Self.limit ? "\(count), of which these are the first \(Self.limit)" : count,
      entries: paths.prefix(Self.limit).map { path in
        .init(
          address: PageAddress(of: path, below: basePath).text,
          link: PageAddress(detailOf: path).link)
      })
  }
}
