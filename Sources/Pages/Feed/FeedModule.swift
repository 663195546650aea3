internal import Entities
public import Fragments
internal import Routing
internal import Services
public import Viper

extension FeedPage {
  /// The feeds of the site, a module for each format it wants.
  public static func modules(_ kit: PageKit) -> [any PageModule] {
    let content = kit.services.content
    let formats = content.settings.feeds.formats
    if formats.isEmpty { return [] }
    let interactor = FeedInteractor(content: content)
    return formats.map { format in
      switch format {
      case .atom: module(.atom, interactor, AtomView(), kit)
      case .rss: module(.rss, interactor, RSSView(), kit)
      case .json: module(.json, interactor, JSONFeedView(), kit)
      }
    }
  }

  private static func module(
    _ format: FeedFormat, _ interactor: FeedInteractor, _ view: some View<ViewModel>, _ kit: PageKit
  ) -> any PageModule {
    Module(
      "Feed", interactor: interactor,
      presenter: FeedPresenter(format: format, prose: kit.prose, words: kit.words),
      view: view, router: FeedRouter(format: format))
  }
}
