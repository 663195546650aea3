internal import Diagnostics
internal import HTML
internal import Markup
internal import Routing
internal import Viper

/// A page at fault, made once more to find the lines of the sources that are at fault.
struct TracedPage {
  /// The page as it is published.
  let bytes: [UInt8]
  /// The page as it was rendered, where that is another.
  private let rendered: (bytes: [UInt8], rewritten: RewrittenText)?
  private let file: String
  private let trace: Trace?
  private let source: SourceLocation?
  private let keys: SourceKeys?

  /// Renders a page with a trace; `keys` finds the keys of its source. `links` makes its links relative, if they are to be.
  init(_ page: PlannedPage, in map: SiteMap, keys: SourceKeys?, _ links: RelativeLinks? = nil) {
    var traced = MarkupWriter(tracing: true)
    try? page.render(in: map, into: &traced)
    let rewritten = links?.rewritten(traced.bytes, of: page)
    bytes = rewritten?.bytes ?? traced.bytes
    rendered = rewritten.map { (traced.bytes, $0) }
    trace = traced.trace
    file = page.destination.path.text
    source = page.source
    self.keys = keys
  }

  /// Takes a page of which nothing is known but its bytes.
  init(_ bytes: [UInt8], of file: String) {
    self.bytes = bytes
    rendered = nil
    self.file = file
    trace = nil
    source = nil
    keys = nil
  }

  /// The page as it was rendered: links are written as routers and authors wrote them.
  var writtenBytes: [UInt8] { rendered?.bytes ?? bytes }

  /// Where in the page as it was rendered a byte of it stood.
  func writtenPlace(of offset: Int) -> Int { rendered?.rewritten.original(of: offset) ?? offset }

  /// The faults with their places in the page and in its sources.
  func diagnostics(for faults: [PageFault]) -> [Diagnostic] {
    var lines = LineCounter(file: file, bytes: bytes)
    return faults.map { fault in
      let first = fault.earlier.map { origin(of: $0) ?? lines.location(of: $0) }
      return fault.diagnostic(in: &lines, origin: origin(of: fault) ?? source, first: first)
    }
  }

  private func origin(of fault: PageFault) -> SourceLocation? {
    if let key = fault.key, let source { return keys?.place(of: key, near: source) }
    return fault.offset.flatMap { origin(of: $0) }
  }

  private func origin(of offset: Int) -> SourceLocation? {
    trace?.origin(of: writtenPlace(of: offset), in: writtenBytes)
  }
}
