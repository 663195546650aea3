import Entities
import Services
import Viper

/// Counts the articles of the collection `articles` by year.
struct YearsInteractor: Interactor {
  let content: any ContentService

  func requests() -> [YearsPage.Request] { [YearsPage.Request()] }

  func respond(to request: YearsPage.Request) -> YearsPage.Response {
    let years = Dictionary(grouping: content.articles(in: "articles"), by: \.date.year)
    return YearsPage.Response(
      years: years.sorted { $0.key > $1.key }.map { .init(year: $0.key, articleCount: $0.value.count) })
  }
}
