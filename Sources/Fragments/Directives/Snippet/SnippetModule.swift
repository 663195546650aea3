internal import Markdown
internal import Prose
internal import Templates

extension SnippetFragment {
  /// `@Snippet(file: "main.swift", lines: 3-9, title: "…", language: "swift", numbers: true)`.
  static func directive(_ templates: TemplateLibrary, _ files: SourceFiles, _ prose: ProseStyle)
    -> DirectiveModule
  {
    DirectiveModule(
      "Snippet",
      interactor: SnippetInteractor(files: files), presenter: SnippetPresenter(prose: prose),
      view: SnippetView(template: templates.template("directives/snippet", forOwn: ViewModel.self)),
      router: ToldRouter()
    ) { arguments, _ in
      Request(
        file: arguments.text("file", isFirst: true), lines: arguments.lines("lines"),
        source: arguments.call.path, language: arguments.optionalText("language"),
        title: arguments.optionalTitle("title"),
        isNumbered: arguments.choice("numbers", of: Answer.self) == .yes)
    }
  }
}
