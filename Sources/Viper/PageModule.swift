public import Diagnostics
public import Markup
public import Routing
public import Templates

/// A page type, as the site sees it: its roles are its own business.
public protocol PageModule: Sendable {
  /// All pages of this type, planned and not rendered yet, and what is wrong with the module itself.
  func plan() -> ModulePlan
  /// What plans them part by part, each for itself; the parts are in order. All in one unless said otherwise.
  func parts() -> [@Sendable () -> ModulePlan]
  /// The pages of this type that follow from those of all other modules; mostly none.
  func plan(after pages: [PlannedPage]) -> ModulePlan
}

extension PageModule {
  /// All pages at once.
  public func parts() -> [@Sendable () -> ModulePlan] { [plan] }

  /// No pages.
  public func plan(after pages: [PlannedPage]) -> ModulePlan { ModulePlan(pages: []) }
}

/// The pages of one module.
public struct ModulePlan: Sendable {
  /// The pages, in the interactor's order.
  public let pages: [PlannedPage]
  /// What is wrong with the module itself.
  public let faults: [Diagnostic]

  /// Makes a plan.
  public init(pages: [PlannedPage], faults: [Diagnostic] = []) {
    self.pages = pages
    self.faults = faults
  }
}

/// One output file that is planned, and the way to render it. Many lists hold it, and none of them a copy.
public final class PlannedPage: Sendable {
  /// The name of its page type.
  public let module: String
  /// Where it lies.
  public let destination: Destination
  /// The place in the content it stems from, where there is one.
  public let source: SourceLocation?
  /// In what form it is.
  public let form: PageForm
  /// The language of the page, where that is not the main one of the site.
  public let language: SiteLanguage?
  private let work: any PageWork

  /// Plans a page; `body` renders it as soon as the map of the whole site is known. `answer` is everything
  /// the page shows of the content; a page without it is made anew by each build.
  public convenience init(
    module: String, destination: Destination, source: SourceLocation?, form: PageForm = .html,
    answer: (@Sendable () throws -> any PageAnswer)? = nil,
    body: @escaping @Sendable (SiteMap, inout MarkupWriter) throws -> Void
  ) {
    self.init(
      module: module, destination: destination, source: source, form: form,
      work: ClosureWork(respond: answer, body: body))
  }

  /// Plans a page that somebody knows how to make.
  init(
    module: String, destination: Destination, source: SourceLocation?, form: PageForm,
    language: SiteLanguage? = nil, work: any PageWork
  ) {
    self.module = module
    self.destination = destination
    self.source = source
    self.form = form
    self.language = language
    self.work = work
  }

  /// The same page as one of another language than the main one: it lies in the folder of that language.
  public func spoken(in language: SiteLanguage) -> PlannedPage {
    PlannedPage(
      module: module, destination: destination.placed(in: language), source: source, form: form,
      language: language, work: SpokenWork(work: work, destination: destination, language: language))
  }

  /// What the interactor answers now; nothing where it is not known or the interactor throws.
  public var answer: (any PageAnswer)? { try? work.answer() }

  /// What the view is given, for those who look into a page; nothing where that is nothing to encode. Throws where the
  /// interactor does.
  public func viewModel(in map: SiteMap) throws -> (any Encodable)? {
    try work.viewModel(at: destination, in: map)
  }

  /// The template that shows the page, as its view model fills it; nothing for a page that is made without one. Throws where the
  /// interactor does.
  public func filledTemplate(in map: SiteMap) throws -> FilledTemplate? {
    try work.filledTemplate(at: destination, in: map)
  }

  /// Appends the page to the writer; throws where the interactor does.
  public func render(in map: SiteMap, into page: inout MarkupWriter) throws {
    var laps = Laps()
    try render(nil, in: map, into: &page, timing: &laps)
  }

  /// Appends the page to the writer and tells how long each role took. The interactor is asked unless its answer is at hand;
  /// throws where it does.
  public func render(
    _ answer: (any PageAnswer)?, in map: SiteMap, into page: inout MarkupWriter, timing laps: inout Laps
  ) throws {
    try work.render(answer, at: destination, in: map, into: &page, timing: &laps)
  }
}
