import Fragments
import Markdown
import Prose
import Routing
import Viper

/// Counts the records and gives each its link.
struct RecordIndexPresenter: Presenter {
  /// From how many groups on there is a list of them.
  private static let manyGroups = 6

  let frame: Frame
  let prose: ProseStyle
  var words = Words.english

  func present(_ response: RecordIndex.Response, router: RecordIndexRouter) -> RecordIndex.ViewModel {
    let count = response.groups.map(\.records.count).reduce(0, +)
    return RecordIndex.ViewModel(
      frame: frame.viewModel(
        for: .init(title: response.title, description: response.description), from: router.ways),
      title: response.title,
      description: response.description,
      body: response.body.map { prose.text($0, from: router.ways) },
      count: words.text(.entries, count: count),
      contents: contents(of: response.groups),
      groups: response.groups.map { group in
        .init(
          title: group.title, id: group.id,
          records: group.records.map {
            .init(title: $0.title, link: router.record($0.slug, in: response.collection), summary: $0.summary)
          })
      })
  }

  private func contents(of groups: [RecordIndex.Response.Group]) -> RecordIndex.ViewModel.Contents? {
    let entries = groups.compactMap { group -> RecordIndex.ViewModel.Entry? in
      guard let title = group.title, let id = group.id else { return nil }
      return .init(title: title, anchor: "#\(id)", count: String(group.records.count))
    }
    return entries.count < Self.manyGroups ? nil : .init(entries: entries)
  }
}
