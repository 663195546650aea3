internal import Services
internal import Templates

/// The directives that every site has.
enum BuiltInDirectives {
  static func all(_ services: ServicesContainer, _ templates: TemplateLibrary) -> [DirectiveModule] {
    let files = SourceFiles(content: services.content)
    let plain = [
      CalloutFragment.directive(templates), FigureFragment.directive(templates),
      TabsFragment.directive(templates), TabsFragment.tab(templates), VideoFragment.directive(templates),
      SnippetFragment.directive(templates, files),
    ]
    // What is included may call everything but more to include.
    let typesetter = Typesetter(directives: plain, settings: services.content.settings)
    return plain + [IncludeFragment.directive(templates, files, typesetter)]
  }
}
