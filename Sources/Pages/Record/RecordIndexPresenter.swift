import Fragments
import Routing
import Viper

/// Counts the records and gives each its link.
struct RecordIndexPresenter: Presenter {
  let frame: Frame

  func present(_ response: RecordIndex.Response, router: RecordIndexRouter) -> RecordIndex.ViewModel {
    let count = response.groups.map(\.records.count).reduce(0, +)
    return RecordIndex.ViewModel(
      frame: frame.viewModel(
        for: .init(title: response.title, description: response.description), from: router.ways),
      title: response.title,
      description: response.description,
      count: count == 1 ? "1 entry" : "\(count) entries",
      groups: response.groups.map { group in
        .init(
          title: group.title,
          records: group.records.map {
            .init(title: $0.title, link: router.record($0.slug, in: response.collection), summary: $0.summary)
          })
      })
  }
}
