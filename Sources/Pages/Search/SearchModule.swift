internal import Entities
public import Fragments
internal import Prose
internal import Routing
internal import Services
internal import Templates
public import Viper

extension SearchPage {
  /// The page that searches the site and the files that it reads; nothing where the site does not want to be searched.
  public static func modules(_ kit: PageKit) -> [any PageModule] {
    let content = kit.services.content
    guard content.settings.search else { return [] }
    let view = SearchView(template: kit.templates.template("search", forOwn: ViewModel.self))
    return [
      ClosingModule(faults: view.faults) { pages in
        let prose = ProseStyle(content.settings.markdown, language: content.settings.language)
        let files = SearchIndex(SearchEntry.all(in: content, at: pages, prose), prose).files
        return SearchPair(
          page: Module(
            "Search",
            interactor: SearchInteractor(settings: content.settings, index: files.last?.name ?? ""),
            presenter: SearchPresenter(frame: kit.frame, words: kit.words), view: view, router: SearchRouter()
          ),
          files: Module(
            "SearchFile", interactor: SearchFileInteractor(files: files),
            presenter: SearchFilePresenter(), view: SearchFileView(),
            router: SearchFileRouter(names: files.map(\.name))))
      }
    ]
  }

  /// The page and its files, which come of one index. What is wrong with its template is told already.
  private struct SearchPair<Page: PageModule, Files: PageModule>: PageModule {
    let page: Page
    let files: Files

    func plan() -> ModulePlan {
      ModulePlan(pages: page.plan().pages + files.plan().pages)
    }
  }
}
