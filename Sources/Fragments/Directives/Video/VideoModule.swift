internal import Templates
internal import Viper

extension VideoFragment {
  /// `@Video(source: "x.mp4", title: "…", poster: "x.png", captions: "x.vtt", caption: "…")`.
  static func directive(_ templates: TemplateLibrary) -> DirectiveModule {
    DirectiveModule(
      "Video",
      fragment: Fragment(
        interactor: ToldInteractor<Request>(), presenter: VideoPresenter(),
        view: VideoView(template: templates.template("directives/video", forOwn: ViewModel.self)),
        router: ToldRouter())
    ) { arguments, _ in
      Request(
        source: arguments.link("source"), poster: arguments.optionalLink("poster"),
        captions: arguments.optionalLink("captions"), title: arguments.title("title"),
        caption: arguments.optionalTitle("caption"))
    }
  }
}
