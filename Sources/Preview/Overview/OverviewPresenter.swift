internal import Diagnostics

/// Words what is known of the site.
struct OverviewPresenter: Sendable {
  /// How many pages are shown at a time.
  private static let limit = 500

  let editor: EditorLink?

  func present(_ response: Overview.Response) -> Overview.ViewModel {
    let build = response.build
    let found = Self.pages(of: build, with: response.request.text)
    let counts = faultCounts(of: build)
    let faults = build.faults.map { fault($0.diagnostic, build.excerpts) }
    return Overview.ViewModel(
      title: "Preview",
      state: Report.counts(of: build.faults.map(\.diagnostic)) ?? "Nothing is wrong.",
      faults: faults.isEmpty ? nil : .init(entries: faults),
      builds: response.log.map(Self.present),
      find: response.request.text,
      count: Self.count(shown: min(found.count, Self.limit), of: found.count),
      pages: found.isEmpty
        ? nil : .init(entries: found.prefix(Self.limit).map { page($0, build, counts[$0.path, default: 0]) }))
  }

  private static func pages(of build: PreviewBuild, with text: String) -> [PreviewPage] {
    if text.isEmpty { return build.pages }
    let text = text.lowercased()
    return build.pages.filter { page in
      [page.path, page.route, page.module, page.source?.file ?? ""].contains {
        $0.lowercased().contains(text)
      }
    }
  }

  private static func count(shown: Int, of count: Int) -> String {
    let pages = count == 1 ? "1 page" : "\(count) pages"
    return shown < count ? "\(pages), of which these are the first \(shown)" : pages
  }

  private static func present(_ record: PastBuild) -> Overview.ViewModel.Build {
    let files = record.changed.map { $0.isEmpty ? "nothing" : $0.joined(separator: ", ") } ?? "everything"
    return .init(number: "\(record.number)", duration: record.duration.told, files: files)
  }

  /// How many faults show on each page alone.
  private func faultCounts(of build: PreviewBuild) -> [String: Int] {
    build.faults.reduce(into: [:]) { counts, fault in
      if case .pages(let paths) = fault.reach {
        for path in paths { counts[path, default: 0] += 1 }
      }
    }
  }

  private func page(_ page: PreviewPage, _ build: PreviewBuild, _ faultCount: Int) -> Overview.ViewModel.Page
  {
    let address = PageAddress(of: page.path, below: build.basePath)
    return .init(
      address: address.text, link: address.link, module: page.module,
      detail: PageAddress(detailOf: page.path).link, route: page.route,
      source: page.source?.description, editor: page.source.flatMap(self.address),
      faults: faultCount == 0 ? nil : faultCount == 1 ? "1 fault" : "\(faultCount) faults")
  }

  private func fault(_ diagnostic: Diagnostic, _ excerpts: SourceExcerpts) -> Overview.ViewModel.Fault {
    .init(
      severity: diagnostic.severity.rawValue, message: diagnostic.statement, rule: diagnostic.rule,
      place: diagnostic.place.description, editor: address(of: diagnostic.place),
      frame: excerpts[diagnostic.place].map {
        .init(text: $0.text, caret: String(repeating: " ", count: $0.caret) + "^")
      },
      hint: diagnostic.hint)
  }

  private func address(of place: SourceLocation) -> OwnAddress? {
    editor.map { .init(text: $0.address(of: place)) }
  }
}
