import Markup
import Routing
import Templates

/// Who makes a page that is planned. There is one for each page of a site: it holds what is asked for, and nothing twice.
protocol PageWork: AnyObject, Sendable {
  /// What the interactor answers now; nothing where that is not known. Throws where the interactor does.
  func answer() throws -> (any PageAnswer)?
  /// Appends the page to the writer and tells how long each role took. The interactor is asked unless its answer is at hand;
  /// throws where it does.
  func render(
    _ answer: (any PageAnswer)?, at destination: Destination, in map: SiteMap,
    into page: inout MarkupWriter, timing laps: inout Laps) throws
  /// What the view is given; nothing where that is nothing to encode. Throws where the interactor does.
  func viewModel(at destination: Destination, in map: SiteMap) throws -> (any Encodable)?
  /// The template that shows the page, as its view model fills it; nothing where none does. Throws where the interactor does.
  func filledTemplate(at destination: Destination, in map: SiteMap) throws -> FilledTemplate?
}

/// Makes a page that has no roles.
final class ClosureWork: PageWork {
  private let respond: (@Sendable () throws -> any PageAnswer)?
  private let body: @Sendable (SiteMap, inout MarkupWriter) throws -> Void

  init(
    respond: (@Sendable () throws -> any PageAnswer)?,
    body: @escaping @Sendable (SiteMap, inout MarkupWriter) throws -> Void
  ) {
    self.respond = respond
    self.body = body
  }

  func answer() throws -> (any PageAnswer)? { try respond?() }

  func render(
    _ answer: (any PageAnswer)?, at destination: Destination, in map: SiteMap,
    into page: inout MarkupWriter, timing laps: inout Laps
  ) throws {
    try body(map, &page)
    laps.end(.view)
  }

  func viewModel(at destination: Destination, in map: SiteMap) throws -> (any Encodable)? { nil }

  func filledTemplate(at destination: Destination, in map: SiteMap) throws -> FilledTemplate? { nil }
}

/// Makes a page of another language than the main one: it sees the site as pages of that language do.
final class SpokenWork: PageWork {
  private let work: any PageWork
  /// Where the page would lie in the main language.
  private let destination: Destination
  private let language: SiteLanguage

  init(work: any PageWork, destination: Destination, language: SiteLanguage) {
    self.work = work
    self.destination = destination
    self.language = language
  }

  func answer() throws -> (any PageAnswer)? { try work.answer() }

  func render(
    _ answer: (any PageAnswer)?, at destination: Destination, in map: SiteMap,
    into page: inout MarkupWriter, timing laps: inout Laps
  ) throws {
    try work.render(answer, at: self.destination, in: map.spoken(in: language), into: &page, timing: &laps)
  }

  func viewModel(at destination: Destination, in map: SiteMap) throws -> (any Encodable)? {
    try work.viewModel(at: self.destination, in: map.spoken(in: language))
  }

  func filledTemplate(at destination: Destination, in map: SiteMap) throws -> FilledTemplate? {
    try work.filledTemplate(at: self.destination, in: map.spoken(in: language))
  }
}
