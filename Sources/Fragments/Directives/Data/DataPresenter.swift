import Viper

/// Names the table by its caption.
struct DataPresenter: Presenter {
  func present(_ response: DataFragment.Request, router: ToldRouter) -> DataFragment.ViewModel {
    DataFragment.ViewModel(
      label: response.caption ?? "Table", caption: response.caption, columns: response.columns,
      rows: response.rows.map { .init(cells: $0) })
  }
}
