internal import Diagnostics
internal import HTML
internal import Markup
internal import Routing
internal import Viper

/// Renders and validates one page after the other; one renderer serves one task and reuses its memory.
struct PageRenderer: ~Copyable {
  private let map: SiteMap
  private var checker: PageChecker
  private var writer = MarkupWriter()
  private let links: LinkCollector?
  private let wording: LinkWording?
  private let keys: SourceKeys?
  private let workshop: SiteWorkshop?
  /// Makes links relative; nobody where they start at the root.
  private let relativeLinks: RelativeLinks?
  /// The page rendered last with relative links, where it has any.
  private var relativePage: RewrittenText?
  /// Whether the page rendered last shows something that has to be made first, so that it is rendered again.
  private(set) var isWaiting = false
  /// How long each step took.
  var laps: Laps

  /// Renders pages of a site; `wording` tells what is wrong with their links, which are not looked at without it, nor made
  /// relative.
  init(
    map: SiteMap, rules: PageRules = .standard, wording: LinkWording? = nil, keys: SourceKeys? = nil,
    workshop: SiteWorkshop? = nil, hasRelativeLinks: Bool = false, laps: Laps = Laps()
  ) {
    self.laps = laps
    self.workshop = workshop
    self.map = map
    checker = PageChecker(rules)
    links = wording.map { LinkCollector($0.targets) }
    relativeLinks = hasRelativeLinks ? wording.map { RelativeLinks(in: $0.targets) } : nil
    self.wording = wording
    self.keys = keys
  }

  /// The page rendered last as it is written by its view, in UTF-8.
  private var writtenBytes: [UInt8] = []

  /// The bytes of the page rendered last, in UTF-8.
  var bytes: [UInt8] { relativePage?.bytes ?? writtenBytes }

  /// What is known of the links of all pages so far.
  var share: LinkShare? { links?.share }

  /// Takes over what the last build knew of the links of a page that is as it was.
  func reuse(_ page: LinkShare.Page, of last: LinkShare) {
    links?.reuse(page, of: last)
  }

  /// Renders a page, `number` in its plan, of what its interactor answered if that is known; tells what is wrong with it.
  mutating func render(
    _ page: PlannedPage, of answer: (any PageAnswer)? = nil, number: Int = 0
  ) -> [Diagnostic] {
    writer.reset()
    relativePage = nil
    isWaiting = false
    let path = page.destination.path.text
    do {
      laps.skip()
      try page.render(answer, in: map, into: &writer, timing: &laps)
    } catch {
      return [
        Diagnostic(
          rule: "build/interactor",
          "the \(page.module) module cannot answer for \(page.destination.route): \(error)",
          at: page.source ?? SourceLocation(file: path))
      ]
    }
    isWaiting = workshop?.isAwaited(by: path) ?? false
    if isWaiting { return [] }
    writer.copy(to: &writtenBytes)
    relativePage = relativeLinks?.rewritten(writtenBytes, of: page)
    links?.begin(number, at: path)
    var faults: [PageFault] = []
    if let author = PageChecker.Author(of: page.form) {
      faults = checker.faults(in: bytes, at: path, by: author, links: links)
    } else {
      links?.end()
    }
    laps.end(.check)
    if let links, let wording, !links.broken.isEmpty {
      if let relativePage {
        let texts = LinkReader(writtenBytes, at: path).texts
        links.quote { texts[relativePage.original(of: $0)] }
      }
      faults += wording.faults(in: links, on: path)
    }
    if faults.isEmpty { return writer.faults }
    return writer.faults + TracedPage(page, in: map, keys: keys, relativeLinks).diagnostics(for: faults)
  }
}

extension PageChecker.Author {
  /// How a page of this program is read; nothing where nothing is asked of its form.
  init?(of form: PageForm) {
    switch form {
    case .html: self = .vipera
    case .xml: self = .anybodyInXML
    case .json: self = .anybodyInJSON
    case .text: return nil
    }
  }
}
