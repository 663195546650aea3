internal import Prose
internal import Templates

extension FigureFragment {
  /// `@Figure(source: "x.png", alt: "…", caption: "…")`, or with the caption in braces.
  static func directive(_ templates: TemplateLibrary, _ images: ImageGauge) -> DirectiveModule {
    DirectiveModule(
      "Figure", body: .optional,
      interactor: FigureInteractor(), presenter: FigurePresenter(),
      view: FigureView(template: templates.template("directives/figure", forOwn: ViewModel.self)),
      router: ToldRouter()
    ) { arguments, body in
      Request(
        source: arguments.link("source"), alternative: arguments.alternative("alt"),
        width: arguments.number("width"), height: arguments.number("height"),
        image: arguments.image("source", by: images), caption: arguments.optionalTitle("caption"), body: body)
    }
  }
}
