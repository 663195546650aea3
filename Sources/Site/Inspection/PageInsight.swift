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
      sources: sources(of: page), linksTo: paths(of: linksTo(number)),
      linkedFrom: paths(of: linkedFrom(number)), viewModel: viewModel(of: page))
  }

  /// The files of the content of which a page shows the text or the title, from the root of the site.
  func sources(of page: PlannedPage) -> [String] {
    Set((try? page.answer?.summary())?.texts ?? []).sorted()
  }

  /// The pages that a page leads to, by their numbers.
  func linksTo(_ number: Int) -> [Int] {
    numbers(of: links.pages.lazy.filter { $0.page == number }.flatMap(targets))
  }

  /// The pages that lead to a page, by their numbers.
  func linkedFrom(_ number: Int) -> [Int] {
    numbers(of: links.pages.lazy.filter { targets(of: $0).contains(number) }.map { Int($0.page) })
  }

  /// The pages that a page leads to, by their numbers.
  private func targets(of page: LinkShare.Page) -> [Int] { links.links[page.links.range].map { Int($0) } }

  /// Pages, each once, in the order of the plan.
  private func numbers(of pages: some Sequence<Int>) -> [Int] {
    Set(pages).filter(plan.pages.indices.contains).sorted()
  }

  private func paths(of numbers: [Int]) -> [String] { numbers.map { plan.pages[$0].destination.path.text } }

  private func viewModel(of page: PlannedPage) -> String? {
    guard let model = try? page.viewModel(in: plan.map) else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(model)).map { String(decoding: $0, as: UTF8.self) }
  }
}
