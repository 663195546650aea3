internal import Diagnostics
internal import Markup
internal import Routing
internal import Validation
internal import Viper

/// Renders and validates one page after the other; one renderer serves one task and reuses its memory.
struct PageRenderer: ~Copyable {
  private let map: SiteMap
  private let checker = WellFormedness()
  private var writer = MarkupWriter()

  init(map: SiteMap) {
    self.map = map
  }

  /// The bytes of the page rendered last, in UTF-8.
  var bytes: [UInt8] { writer.bytes }

  /// Renders a page and tells what is wrong with it.
  mutating func render(_ page: PlannedPage) -> [Diagnostic] {
    writer.reset()
    do {
      try page.render(in: map, into: &writer)
    } catch {
      return [
        Diagnostic(
          rule: "build/interactor",
          "the \(page.module) module cannot answer for \(page.destination.route): \(error)",
          at: page.source ?? SourceLocation(file: page.destination.path.text))
      ]
    }
    guard let fault = checker.firstFault(in: writer.bytes) else { return writer.faults }
    return writer.faults + [diagnostic(for: fault, on: page)]
  }

  /// Renders the faulty page once more, with a trace, to find the line of the source that is at fault.
  private func diagnostic(for fault: MarkupFault, on page: PlannedPage) -> Diagnostic {
    var traced = MarkupWriter(tracing: true)
    try? page.render(in: map, into: &traced)
    return Diagnostic(
      rule: fault.rule, fault.message,
      at: SourceLocation(file: page.destination.path.text, offset: fault.offset, in: writer.bytes),
      origin: traced.trace?.origin(of: fault.offset, in: traced.bytes) ?? page.source, hint: fault.hint)
  }
}
