import Fragments
import Routing
import Viper

/// Words the numbers.
struct YearsPresenter: Presenter {
  let frame: Frame

  func present(_ response: YearsPage.Response, router: YearsRouter) -> YearsPage.ViewModel {
    YearsPage.ViewModel(
      frame: frame.viewModel(for: .init(title: "Years", description: nil), from: router.ways),
      title: "Years",
      years: response.years.map {
        .init(
          year: String($0.year), count: $0.articleCount == 1 ? "1 article" : "\($0.articleCount) articles")
      },
      archive: router.archive)
  }
}
