internal import Prose
internal import Templates
internal import Viper

extension SnippetFragment {
  /// `@Snippet(file: "main.swift", lines: 3-9, title: "…", language: "swift", numbers: true)`.
  static func directive(_ templates: TemplateLibrary, _ files: SourceFiles, _ prose: ProseStyle)
    -> DirectiveModule
  {
    DirectiveModule(
      "Snippet",
      fragment: Fragment(
        interactor: ToldInteractor<Request>(), presenter: SnippetPresenter(prose: prose),
        view: SnippetView(template: templates.template("directives/snippet", forOwn: ViewModel.self)),
        router: ToldRouter())
    ) { arguments, _ in
      let excerpt = files.excerpt(&arguments)
      let isNumbered = arguments.choice("numbers", of: Answer.self) == .yes
      return Request(
        path: excerpt.path, code: Array(excerpt.bytes[excerpt.start...]),
        language: arguments.optionalText("language") ?? language(of: excerpt.path),
        title: arguments.optionalText("title"), firstLine: isNumbered ? excerpt.firstLine : nil)
    }
  }

  /// Whether something is wanted.
  enum Answer: String, CaseIterable {
    case yes = "true"
    case no = "false"
  }

  /// The end of a file's name names its language, or none.
  private static func language(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return name.lowercased() }
    let end = String(name[name.index(after: dot)...])
    return end == "txt" ? "text" : end
  }
}
