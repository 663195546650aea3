internal import Markdown
internal import Markup
internal import Prose
internal import Templates
internal import Viper

extension IncludeFragment {
  /// `@Include(file: "part.md", lines: 3-9)`; one that stands in an included text is told.
  static func directive(
    _ templates: TemplateLibrary, _ files: SourceFiles, _ prose: ProseStyle, isNested: Bool = false
  ) -> DirectiveModule {
    DirectiveModule(
      "Include",
      fragment: Fragment(
        interactor: ToldInteractor<Request>(), presenter: IncludePresenter(prose: prose),
        view: IncludeView(template: templates.template("directives/include", forOwn: ViewModel.self)),
        router: ToldRouter())
    ) { arguments, _ in
      let excerpt = files.excerpt(&arguments)
      if isNested {
        arguments.report(
          "@Include stands in a text that is included itself",
          hint: "include this file in the page, in front of or behind the text")
      }
      return Request(
        source: MarkdownSource(path: excerpt.path, bytes: excerpt.bytes, start: excerpt.start),
        before: arguments.call.numbering)
    }
  }
}
