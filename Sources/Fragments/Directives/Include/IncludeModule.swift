internal import Markdown
internal import Prose
internal import Templates

extension IncludeFragment {
  /// `@Include(file: "part.md", lines: 3-9)`; one that stands in an included text is reported.
  static func directive(
    _ templates: TemplateLibrary, _ files: SourceFiles, _ prose: ProseStyle, isNested: Bool = false
  ) -> DirectiveModule {
    DirectiveModule(
      "Include",
      interactor: IncludeInteractor(files: files, isNested: isNested),
      presenter: IncludePresenter(prose: prose),
      view: IncludeView(template: templates.template("directives/include", forOwn: ViewModel.self)),
      router: ToldRouter()
    ) { arguments, _ in
      Request(
        file: arguments.text("file", isFirst: true), lines: arguments.lines("lines"),
        source: arguments.call.path, before: arguments.call.numbering)
    }
  }
}
