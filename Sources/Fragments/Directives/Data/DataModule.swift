internal import Prose
internal import Services
internal import Templates

extension DataFragment {
  /// `@Data(file: "team.csv", columns: "Name, Role", caption: "…")`.
  static func directive(
    _ templates: TemplateLibrary, _ content: any ContentService, _ words: Words
  ) -> DirectiveModule {
    DirectiveModule(
      "Data",
      interactor: DataInteractor(content: content), presenter: DataPresenter(words: words),
      view: DataView(template: templates.template("directives/data", forOwn: ViewModel.self)),
      router: ToldRouter()
    ) { arguments, _ in
      Request(
        file: arguments.text("file", isFirst: true), columns: arguments.optionalText("columns"),
        caption: arguments.optionalTitle("caption"))
    }
  }
}
