internal import Entities
internal import Markdown
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
      SnippetFragment.directive(templates, files, code(services)),
    ]
    // What is included may call everything but more to include.
    let nested = IncludeFragment.directive(templates, files, ProseStyle(), isNested: true)
    let prose = DirectiveSet(plain + [nested]).prose(services)
    return plain + [IncludeFragment.directive(templates, files, prose)]
  }

  /// How code from files is shown: a program may highlight it, and it stays code.
  private static func code(_ services: ServicesContainer) -> ProseStyle {
    let settings = services.content.settings.markdown
    let workshop = services.workshop
    let work: ProseStyle.Work = { piece, page in
      guard case .highlighting = piece.craft else { return nil }
      return workshop.work(on: piece, for: page)
    }
    return ProseStyle(settings, work: settings.asksForPrograms ? work : nil)
  }
}
