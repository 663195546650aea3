internal import Digests
internal import Foundation
internal import Preview
internal import Routing
internal import Viper

/// Finds out more of single pages of a site that was built in memory, when somebody looks closer.
struct PageInsight: Sendable {
  let plan: SitePlan
  let rules: PageRules
  /// What is known of the links of all pages.
  let links: LinkShare

  /// What there is to know of the page at an output path; it is made once more for that.
  func detail(of path: String) -> PreviewDetail? {
    guard let number = plan.pages.firstIndex(where: { $0.destination.path.text == path }) else { return nil }
    let page = plan.pages[number]
    var renderer = PageRenderer(map: plan.map, rules: rules, laps: Laps(isRunning: true))
    _ = renderer.render(page)
    return PreviewDetail(
      steps: zip(["Interactor", "Presenter", "View", "Check"], renderer.laps.durations).map {
        .init(name: $0, duration: $1)
      },
      sources: Set((try? page.answer?.summary())?.texts ?? []).sorted(),
      linksTo: paths(of: links.pages.lazy.filter { $0.page == number }.flatMap(targets)),
      linkedFrom: paths(
        of: links.pages.lazy.filter { targets(of: $0).contains(number) }.map { Int($0.page) }),
      viewModel: viewModel(of: page))
  }

  /// The pages that a page leads to, by their numbers.
  private func targets(of page: LinkShare.Page) -> [Int] { links.links[page.links.range].map { Int($0) } }

  /// The output paths of pages, each once, in the order of the plan.
  private func paths(of numbers: some Sequence<Int>) -> [String] {
    Set(numbers).filter(plan.pages.indices.contains).sorted().map { plan.pages[$0].destination.path.text }
  }

  private func viewModel(of page: PlannedPage) -> String? {
    guard let model = try? page.viewModel(in: plan.map) else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(model)).map { String(decoding: $0, as: UTF8.self) }
  }
}
