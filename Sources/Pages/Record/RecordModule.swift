internal import Diagnostics
public import Entities
public import Fragments
public import Routing
internal import Services
internal import Templates
public import Viper

extension RecordPage {
  /// The records of a collection.
  public static func module(
    _ kit: PageKit, collection: CollectionSettings, permalink: Permalink
  ) -> any PageModule {
    Module(
      "Record",
      interactor: RecordInteractor(content: kit.services.content, collection: collection),
      presenter: RecordPresenter(
        frame: kit.frame, prose: kit.prose, dates: kit.dates,
        fieldsView: RecordFieldsView(
          template: kit.templates.template("record-fields", forOwn: RecordPage.Fields.self)),
        pager: kit.pager, words: kit.words),
      view: RecordView(
        template: kit.templates.template(collection.template ?? "record", forOwn: ViewModel.self)),
      router: RecordRouter(collection: collection.name, permalink: permalink))
  }

  /// The list of a collection of records.
  public static func index(_ kit: PageKit, of collection: CollectionSettings) -> any PageModule {
    let template = kit.services.content.section(at: collection.name)?.details.template
    return Module(
      "RecordIndex",
      interactor: RecordIndexInteractor(content: kit.services.content, collection: collection),
      presenter: RecordIndexPresenter(frame: kit.frame, prose: kit.prose, words: kit.words),
      view: RecordIndexView(
        template: kit.templates.template(
          template?.name ?? "record-index", forOwn: RecordIndex.ViewModel.self,
          namedAt: template.map { SourceLocation($0.source) })),
      router: RecordIndexRouter())
  }
}
