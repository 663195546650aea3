internal import Markdown
internal import Prose
internal import Templates
internal import Viper

extension IncludeFragment {
  /// `@Include(file: "part.md", lines: 3-9)`.
  static func directive(
    _ templates: TemplateLibrary, _ files: SourceFiles, _ prose: ProseStyle
  ) -> DirectiveModule {
    DirectiveModule(
      "Include",
      fragment: Fragment(
        interactor: ToldInteractor<Request>(), presenter: IncludePresenter(prose: prose),
        view: IncludeView(template: templates.template("directives/include", for: ViewModel.self)),
        router: ToldRouter())
    ) { arguments, _ in
      let excerpt = files.excerpt(&arguments)
      return Request(
        source: MarkdownSource(path: excerpt.path, bytes: excerpt.bytes, start: excerpt.start))
    }
  }
}
