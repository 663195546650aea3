internal import Images
internal import Markup
internal import Prose
internal import Templates
internal import Viper

extension FigureFragment {
  /// `@Figure(source: "x.png", alt: "…", caption: "…")`, or with the caption in braces.
  static func directive(_ templates: TemplateLibrary, _ images: ImageGauge) -> DirectiveModule {
    DirectiveModule(
      "Figure", body: .optional,
      fragment: Fragment(
        interactor: ToldInteractor<Request>(), presenter: FigurePresenter(),
        view: FigureView(template: templates.template("directives/figure", forOwn: ViewModel.self)),
        router: ToldRouter())
    ) { arguments, body in
      let source = arguments.link("source")
      let alternative = arguments.optionalText("alt")
      if alternative == nil { arguments.reportMissingAlternative() }
      let width = arguments.number("width")
      let height = arguments.number("height")
      let image = arguments.image("source", by: images)
      let caption = arguments.optionalText("caption")
      if caption != nil, !body.bytes.isEmpty {
        arguments.report(
          "the caption stands both in the argument and in the body", of: "caption",
          hint: "leave one of them out")
      }
      // Where one side is given, the other follows from it.
      let isFree = width == nil && height == nil
      return Request(
        source: source, alternative: alternative ?? "", caption: caption,
        width: isFree ? image?.size?.width : width, height: isFree ? image?.size?.height : height,
        choice: image?.choice, body: body)
    }
  }
}
