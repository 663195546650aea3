internal import Prose
internal import Templates
internal import Viper

extension CalloutFragment {
  /// `@Callout(kind: tip, title: "…") { … }`.
  static func directive(_ templates: TemplateLibrary, _ words: Words) -> DirectiveModule {
    DirectiveModule(
      "Callout", body: .required,
      fragment: Fragment(
        interactor: ToldInteractor<Request>(), presenter: CalloutPresenter(words: words),
        view: CalloutView(template: templates.template("directives/callout", forOwn: ViewModel.self)),
        router: ToldRouter())
    ) { arguments, body in
      Request(
        kind: arguments.choice("kind", of: Kind.self) ?? .note,
        title: arguments.optionalTitle("title"), body: body)
    }
  }
}
