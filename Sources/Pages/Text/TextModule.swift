internal import Entities
public import Fragments
internal import Services
internal import Templates
public import Viper

extension TextPage {
  /// All pages of Markdown that lie in no collection: one module for each template that they are shown by.
  public static func modules(_ kit: PageKit) -> [any PageModule] {
    let shelf = TextShelf(content: kit.services.content)
    return shelf.templates.map { template in
      Module(
        "Text",
        interactor: TextInteractor(shelf: shelf, template: template?.name),
        presenter: TextPresenter(
          frame: kit.frame, prose: kit.prose, dates: kit.dates, breadcrumbs: kit.breadcrumbs,
          pager: kit.pager, words: kit.words
        ),
        view: TextView(
          template: kit.template(template, else: "text", forOwn: ViewModel.self)),
        router: TextRouter())
    }
  }
}
