public import Diagnostics
public import Markup

/// Shows what it is told to. A view never asks.
public protocol View<ViewModel>: Sendable {
  /// What it shows.
  associatedtype ViewModel: Equatable & Sendable

  /// What is wrong with the view itself, found before anything is shown: faults of its template.
  var faults: [Diagnostic] { get }

  /// In what form it shows it.
  var form: PageForm { get }

  /// Appends the page; HTML is polyglot.
  func render(_ model: ViewModel, into page: inout MarkupWriter)
}

extension View {
  /// A view that is not made from a template has no faults of its own.
  public var faults: [Diagnostic] { [] }

  /// Most views show pages.
  public var form: PageForm { .html }

  /// What it shows, as a part of a page.
  package func html(_ model: ViewModel) -> HTML {
    var writer = MarkupWriter()
    render(model, into: &writer)
    return HTML(writer)
  }
}
