internal import Diagnostics
internal import Markup
internal import Routing
internal import Viper

/// Renders and validates one page after the other; one renderer serves one task and reuses its memory.
struct PageRenderer: ~Copyable {
  private let map: SiteMap
  private var checker: PageChecker
  private var writer = MarkupWriter()

  init(map: SiteMap, rules: PageRules = .standard) {
    self.map = map
    checker = PageChecker(rules)
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
    let faults = checker.faults(in: writer.bytes, at: page.destination.path.text, by: .vipera)
    return faults.isEmpty ? writer.faults : writer.faults + diagnostics(for: faults, on: page)
  }

  /// Renders the faulty page once more, with a trace, to find the lines of the sources that are at fault.
  private func diagnostics(for faults: [PageFault], on page: PlannedPage) -> [Diagnostic] {
    var traced = MarkupWriter(tracing: true)
    try? page.render(in: map, into: &traced)
    var lines = LineCounter(file: page.destination.path.text, bytes: writer.bytes)
    var diagnostics: [Diagnostic] = []
    for fault in faults {
      let origin = fault.offset.flatMap { traced.trace?.origin(of: $0, in: traced.bytes) }
      diagnostics.append(fault.diagnostic(in: &lines, origin: origin ?? page.source))
    }
    return diagnostics
  }
}
