internal import HTML
internal import Routing
internal import Viper

/// One page, made once more to be read: what it says and where it leads.
struct PageReading {
  /// How many bytes the page has.
  let size: Int
  /// Its title; nothing where it has none.
  let title: String?
  /// The URLs of other hosts that it names, each once.
  let otherHosts: [String]

  /// Makes and reads a page, `number` in its plan.
  init(of page: PlannedPage, _ number: Int, in plan: SitePlan, rules: PageRules, hash: ByteHash) {
    var renderer = PageRenderer(map: plan.map, rules: rules)
    _ = renderer.render(page)
    size = renderer.bytes.count
    let reader = PageReader(LinkCollector(plan.linkTargets(hash), collectsExternal: true))
    let path = page.destination.path.text
    reader.collector.begin(number, at: path)
    if let author = PageChecker.Author(of: page.form) {
      var checker = PageChecker(rules)
      _ = checker.faults(in: renderer.bytes, at: path, by: author, links: reader)
    }
    title = reader.title
    var known: Set<String> = []
    otherHosts = reader.collector.share.external.places.map(\.url).filter { known.insert($0).inserted }
  }
}

/// Keeps the title of a page, and hands everything on to who judges links.
private final class PageReader: LinkSink {
  let collector: LinkCollector
  private(set) var title: String?

  init(_ collector: LinkCollector) {
    self.collector = collector
  }

  func link(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int) {
    collector.link(url, kind, at: offset)
  }

  func anchor(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) {
    collector.anchor(name, at: offset)
  }

  func base(_ url: UnsafeBufferPointer<UInt8>, at offset: Int) {
    collector.base(url, at: offset)
  }

  func statement(_ text: UnsafeBufferPointer<UInt8>, _ kind: PageStatement, at offset: Int) {
    if kind == .title { title = String(decoding: text, as: UTF8.self) }
    collector.statement(text, kind, at: offset)
  }

  func end() {
    collector.end()
  }
}
