import Fragments
import Templates
import Viper

extension StepFragment {
  /// The roles, wired, and how the arguments become a request.
  static func directive(_ templates: TemplateLibrary) -> DirectiveModule {
    DirectiveModule(
      "Step", body: .required,
      fragment: Fragment(
        interactor: ToldInteractor<Request>(), presenter: StepPresenter(),
        view: StepView(template: templates.template("step", for: ViewModel.self)), router: ToldRouter())
    ) { arguments, body in
      Request(
        title: arguments.title("title", isFirst: true), minutes: arguments.number("minutes"), body: body)
    }
  }
}
