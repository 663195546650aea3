import Viper

/// Shows a group as it is.
struct TabsPresenter: Presenter {
  func present(_ response: TabsFragment.Request, router: ToldRouter) -> TabsFragment.ViewModel {
    TabsFragment.ViewModel(label: response.label, body: response.body)
  }
}

/// Gives a tab its id: no heading's id has a colon.
struct TabPresenter: Presenter {
  func present(_ response: TabsFragment.TabRequest, router: ToldRouter) -> TabsFragment.TabViewModel {
    TabsFragment.TabViewModel(
      title: response.title, group: "tabs:\(response.group)",
      id: "tab:\(response.group)-\(response.position + 1)", isFirst: response.position == 0,
      body: response.body)
  }
}
