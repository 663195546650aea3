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
    let router = RecordRouter(collection: collection.name, permalink: permalink)
    return Module(
      "Record",
      interactor: RecordInteractor(content: kit.services.content, collection: collection),
      presenter: RecordPresenter(
        frame: kit.frame, prose: kit.prose, fields: RecordFields.module(kit, router), pager: kit.pager,
        words: kit.words),
      view: RecordView(
        template: kit.templates.template(collection.template ?? "record", forOwn: ViewModel.self)),
      router: router)
  }

  /// The list of a collection of records.
  public static func index(_ kit: PageKit, of collection: CollectionSettings) -> any PageModule {
    Module(
      "RecordIndex",
      interactor: RecordIndexInteractor(content: kit.services.content, collection: collection),
      presenter: RecordIndexPresenter(frame: kit.frame, prose: kit.prose, words: kit.words),
      view: RecordIndexView(
        template: kit.template(
          kit.services.content.section(at: collection.name)?.details.template, else: "record-index",
          forOwn: RecordIndex.ViewModel.self)),
      router: RecordIndexRouter())
  }
}

extension RecordFields {
  /// The fields of a record, as a part of its page.
  static func module(_ kit: PageKit, _ router: RecordRouter) -> Fragment<Request> {
    Fragment(
      interactor: ToldInteractor<Request>(),
      presenter: RecordFieldsPresenter(prose: kit.prose, dates: kit.dates),
      view: RecordFieldsView(template: kit.templates.template("record-fields", forOwn: ViewModel.self)),
      router: router)
  }
}
