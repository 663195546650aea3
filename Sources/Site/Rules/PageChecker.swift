internal import Diagnostics
internal import HTML
internal import Validation

/// Checks one page after the other against all that is asked of it; one checker serves one task.
struct PageChecker: ~Copyable {
  /// Who wrote a page, and so how it is read.
  enum Author {
    /// This program, whose pages are HTML and XML at once.
    case vipera
    /// Anybody, in HTML.
    case anybody
    /// Anybody, in XML: XHTML, SVG, feeds, sitemaps.
    case anybodyInXML
    /// Anybody, in JSON: feeds.
    case anybodyInJSON
  }

  private let levels: RuleLevels
  private let wellFormedness = WellFormedness()
  private let grammars = GrammarCheck()
  private var conformance = Checker()
  /// Nothing where there are no policies, which then cost nothing.
  private let policies: PolicyCheck?

  init(_ rules: PageRules) {
    levels = rules.levels
    policies = rules.policies.isEmpty ? nil : PolicyCheck(rules.policies)
  }

  /// The tables of the checker, made by a task of its own as soon as somebody asks for it.
  static let tables = Task.detached { Checker.makeTables() }

  /// Everything that is wrong with a page; `path` is its output path. Of XML that is not well-formed nothing else is asked.
  /// `links` is told the links of a page.
  mutating func faults(
    in page: [UInt8], at path: String, by author: Author, links: (any LinkSink)? = nil
  ) -> [PageFault] {
    if author == .anybodyInJSON {
      return Checker.faults(inJSONFeed: page, links: links).map(PageFault.init)
    }
    if author != .anybody, let fault = wellFormedness.firstFault(in: page) { return [PageFault(fault)] }
    if author == .anybodyInXML {
      if let links { Checker.readXML(page, links: links) }
      return (Checker.faults(inSitemap: page) + Checker.faults(inRSS: page)).map(PageFault.init)
        + (grammars.fault(in: page).map { [PageFault($0)] } ?? [])
    }
    var faults: [PageFault] = []
    for fault in conformance.faults(in: page, links: links) {
      guard let severity = levels.level(of: fault.rule.id, severity: fault.rule.severity, in: path) else {
        continue
      }
      faults.append(PageFault(fault, severity: severity))
    }
    // XPath asks for a tree, which only well-formed pages have.
    guard let policies, author == .vipera || wellFormedness.firstFault(in: page) == nil else { return faults }
    for fault in policies.faults(in: page, at: path) {
      guard let severity = levels.level(of: fault.rule, severity: fault.severity, in: path) else { continue }
      faults.append(PageFault(fault, severity: severity))
    }
    return faults
  }
}

/// What is wrong with a page, and how much it matters to the site.
struct PageFault {
  let severity: Severity
  let rule: String
  let message: String
  let hint: String?
  /// The byte of the page where it is, counted from 0; nothing if it is the page as a whole.
  let offset: Int?
  /// The byte of the page where stands what is there already.
  var earlier: Int?
  /// The key of the page's front matter or record that says what is wrong, where one does.
  var key: String?

  init(
    _ severity: Severity = .error, rule: String, _ message: String, hint: String?, at offset: Int?,
    key: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.hint = hint
    self.offset = offset
    self.key = key
  }

  init(_ fault: MarkupFault) {
    severity = .error
    rule = fault.rule
    message = fault.message
    hint = fault.hint
    offset = fault.offset
  }

  init(_ fault: FormatFault) {
    severity = .error
    rule = fault.rule
    message = fault.message
    hint = fault.hint
    offset = fault.offset
  }

  init(_ fault: Fault, severity: Severity) {
    self.severity = severity
    rule = fault.rule.id
    message = fault.message
    hint = fault.hint
    offset = fault.offset
    earlier = fault.earlier
  }

  init(_ fault: PolicyFault, severity: Severity) {
    self.severity = severity
    rule = fault.rule
    message = fault.message
    hint = fault.hint
    offset = fault.offset
  }

  /// The fault as a diagnostic; `lines` counts those of the page, `origin` is the source that caused it, and `first` the place of
  /// what is there already.
  func diagnostic(
    in lines: inout LineCounter, origin: SourceLocation? = nil, first: SourceLocation? = nil
  ) -> Diagnostic {
    let hints = [first.map { "the first one is at \($0)" }, hint].compactMap(\.self)
    return Diagnostic(
      severity, rule: rule, message, at: lines.location(of: offset ?? 0), origin: origin,
      hint: hints.isEmpty ? nil : hints.joined(separator: "; "))
  }
}
