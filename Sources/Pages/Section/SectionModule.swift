internal import Entities
public import Fragments
internal import Services
internal import Templates
public import Viper

extension SectionPage {
  /// The lists of all folders with an `_index.md`: one module for each template that they are shown by.
  public static func modules(_ kit: PageKit) -> [any PageModule] {
    let shelf = SectionShelf(content: kit.services.content)
    let templates = TemplateName.all(of: shelf.sections.map(\.details.template))
    return templates.map { template in
      Module(
        "Section",
        interactor: SectionInteractor(shelf: shelf, template: template?.name),
        presenter: SectionPresenter(
          frame: kit.frame, prose: kit.prose, pager: kit.pager, breadcrumbs: kit.breadcrumbs, words: kit.words
        ),
        view: SectionView(
          template: kit.template(template, else: "section-index", forOwn: ViewModel.self)),
        router: SectionRouter())
    }
  }
}
