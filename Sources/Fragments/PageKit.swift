public import Diagnostics
package import Entities
public import Prose
public import Services
public import Templates
public import Viper

/// What page modules are made from: services for their interactors, templates for their views, children for their presenters.
public struct PageKit: Sendable {
  /// The doors to the outside.
  public let services: ServicesContainer
  /// The templates, parsed.
  public let templates: TemplateLibrary
  /// What every page has around it.
  public let frame: Frame
  /// What the site says around its content.
  public let words: Words
  /// How the site's language writes days.
  public let dates: DateWording
  /// How Markdown is shown.
  public private(set) var prose: ProseStyle
  /// The ways to the page before and the page after.
  public let pager: Fragment<PagerFragment.Request>
  /// The way from the home page down to a page.
  public let breadcrumbs: Fragment<BreadcrumbsFragment.Request>
  private let navigation: Fragment<NavigationFragment.Request>
  private var directives: DirectiveSet

  /// Makes the child modules once for the whole build.
  public init(services: ServicesContainer, templates: TemplateLibrary) {
    self.services = services
    self.templates = templates
    dates = DateWording(language: services.content.settings.language)
    words = Words(services.content.settings)
    directives = DirectiveSet(BuiltInDirectives.all(services, templates, words))
    prose = directives.prose(services)
    navigation = NavigationFragment.module(services, templates, words)
    frame = Frame(
      settings: services.content.settings, clock: services.clock, navigation: navigation, words: words)
    pager = PagerFragment.module(templates)
    breadcrumbs = BreadcrumbsFragment.module(templates, words)
  }

  /// What is wrong with the children themselves.
  public var faults: [Diagnostic] {
    navigation.faults + pager.faults + breadcrumbs.faults + directives.faults
  }

  /// The template that content names for a page of Vipera's own, or else the one of its page type.
  package func template<Model: Codable & Sendable>(
    _ named: TemplateName?, else usual: String, forOwn model: Model.Type
  ) -> Template<Model> {
    templates.template(
      named?.name ?? usual, forOwn: model, namedAt: named.map { SourceLocation($0.source) })
  }

  /// The same, with more that Markdown may call; a directive takes the place of another of its name.
  public func adding(_ directives: [DirectiveModule]) -> PageKit {
    var kit = self
    kit.directives = self.directives.adding(directives)
    kit.prose = kit.directives.prose(services)
    return kit
  }
}
