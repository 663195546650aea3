import Prose
import Viper

/// Names the table by its caption.
struct DataPresenter: Presenter {
  let words: Words

  func present(_ response: DataFragment.Response, router: ToldRouter) -> DataFragment.ViewModel {
    DataFragment.ViewModel(
      label: response.caption ?? words[.table], caption: response.caption, columns: response.columns,
      rows: response.rows.map { .init(cells: $0) })
  }
}
