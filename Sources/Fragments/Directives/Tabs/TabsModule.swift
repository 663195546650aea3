internal import Markdown
internal import Prose
internal import Templates
internal import Viper

extension TabsFragment {
  /// `@Tabs { @Tab("Linux") { … } }`.
  static func directive(_ templates: TemplateLibrary, _ words: Words) -> DirectiveModule {
    DirectiveModule(
      "Tabs", body: .directives(named: "Tab"),
      fragment: Fragment(
        interactor: ToldInteractor<Request>(), presenter: TabsPresenter(),
        view: TabsView(template: templates.template("directives/tabs", forOwn: ViewModel.self)),
        router: ToldRouter())
    ) { arguments, body in
      Request(label: arguments.optionalTitle("label") ?? words[.choices], body: body)
    }
  }

  /// One of the tabs.
  static func tab(_ templates: TemplateLibrary) -> DirectiveModule {
    DirectiveModule(
      "Tab", body: .required, in: "Tabs",
      fragment: Fragment(
        interactor: ToldInteractor<TabRequest>(), presenter: TabPresenter(),
        view: TabView(template: templates.template("directives/tab", forOwn: TabViewModel.self)),
        router: ToldRouter())
    ) { arguments, body in
      TabRequest(
        title: arguments.title("title", isFirst: true), group: arguments.call.parent?.number ?? 0,
        position: arguments.call.position, body: body)
    }
  }
}
