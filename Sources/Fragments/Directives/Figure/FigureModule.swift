internal import Templates
internal import Viper

extension FigureFragment {
  /// `@Figure(source: "x.png", alt: "…", caption: "…")`, or with the caption in braces.
  static func directive(_ templates: TemplateLibrary) -> DirectiveModule {
    DirectiveModule(
      "Figure", body: .optional,
      fragment: Fragment(
        interactor: ToldInteractor<Request>(), presenter: FigurePresenter(),
        view: FigureView(template: templates.template("directives/figure", for: ViewModel.self)),
        router: ToldRouter())
    ) { arguments, body in
      let source = arguments.link("source")
      let alternative = arguments.optionalText("alt")
      if alternative == nil { arguments.reportMissingAlternative() }
      return Request(
        source: source, alternative: alternative ?? "", caption: arguments.optionalText("caption"),
        width: arguments.number("width"), height: arguments.number("height"), body: body)
    }
  }
}
