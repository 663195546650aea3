internal import Diagnostics
internal import Markup
internal import Routing
internal import Viper

/// A page at fault, made once more to find the lines of the sources that are at fault.
struct TracedPage {
  let bytes: [UInt8]
  private let file: String
  private let trace: Trace?
  private let source: SourceLocation?
  private let keys: SourceKeys?

  /// Renders a page with a trace; `keys` finds the keys of its source.
  init(_ page: PlannedPage, in map: SiteMap, keys: SourceKeys?) {
    var traced = MarkupWriter(tracing: true)
    try? page.render(in: map, into: &traced)
    bytes = traced.bytes
    trace = traced.trace
    file = page.destination.path.text
    source = page.source
    self.keys = keys
  }

  /// Takes a page of which nothing is known but its bytes.
  init(_ bytes: [UInt8], of file: String) {
    self.bytes = bytes
    self.file = file
    trace = nil
    source = nil
    keys = nil
  }

  /// The faults with their places in the page and in its sources.
  func diagnostics(for faults: [PageFault]) -> [Diagnostic] {
    var lines = LineCounter(file: file, bytes: bytes)
    return faults.map { fault in fault.diagnostic(in: &lines, origin: origin(of: fault) ?? source) }
  }

  private func origin(of fault: PageFault) -> SourceLocation? {
    if let key = fault.key, let source { return keys?.place(of: key, near: source) }
    return fault.offset.flatMap { trace?.origin(of: $0, in: bytes) }
  }
}
