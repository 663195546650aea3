internal import Entities
internal import Prose
internal import Services
internal import Templates

/// The directives that every site has.
enum BuiltInDirectives {
  static func all(
    _ services: ServicesContainer, _ templates: TemplateLibrary, _ words: Words
  ) -> [DirectiveModule] {
    let files = SourceFiles(content: services.content)
    let plain = [
      CalloutFragment.directive(templates, words),
      FigureFragment.directive(templates, ImageGauge(services)),
      TabsFragment.directive(templates, words), TabsFragment.tab(templates),
      VideoFragment.directive(templates),
      DataFragment.directive(templates, services.content, words),
      SnippetFragment.directive(templates, files, ProseStyle(services.content.settings.markdown)),
    ]
    // What is included may call everything but more to include.
    let prose = DirectiveSet(plain).prose(services)
    return plain + [IncludeFragment.directive(templates, files, prose)]
  }
}
