import Diagnostics
public import Markup

/// A document whose links are resolved, which writes itself as polyglot HTML.
public struct RichText: MarkupValue, Equatable {
  /// What became of a link.
  public enum Resolution: Sendable, Hashable {
    /// It leads to a URL.
    case href(String)
    /// It shows an image of the site.
    case image(String, ImageFacts)
    /// It shows a drawing of the site, which stands in the page itself: the path and the bytes of its file, in SVG.
    case drawing(String, [UInt8])
    /// It leads nowhere; the message is a sentence without a full stop.
    case fault(rule: String, message: String, hint: String?)
  }

  /// What is known of an image of the site.
  public struct ImageFacts: Sendable, Hashable {
    /// Its sides in CSS pixels; nothing where its file does not tell them.
    public let sides: Sides?
    /// The widths in which it is there, where it is more than one.
    public let sources: Sources?
    /// What its author should know of it.
    public let warning: Warning?

    /// Tells what is known.
    public init(sides: Sides?, sources: Sources? = nil, warning: Warning? = nil) {
      self.sources = sources
      self.sides = sides
      self.warning = warning
    }
  }

  /// The sides of an image in CSS pixels.
  public struct Sides: Sendable, Hashable {
    let width: Int
    let height: Int

    /// Takes both sides.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The widths in which an image is there, among which browsers choose.
  public struct Sources: Sendable, Hashable {
    let set: String
    let sizes: String

    /// Takes the values of `srcset` and `sizes`.
    public init(set: String, sizes: String) {
      self.set = set
      self.sizes = sizes
    }
  }

  /// What is not as it should be where nothing is broken; the message is a sentence without a full stop.
  public struct Warning: Sendable, Hashable {
    let rule: String
    let message: String
    let hint: String?

    /// Words a warning.
    public init(rule: String, message: String, hint: String?) {
      self.rule = rule
      self.message = message
      self.hint = hint
    }
  }

  /// How fenced blocks of code are written.
  public enum CodeStyle: Sendable, Hashable {
    /// As CommonMark has it: the first word behind the fence becomes a class, the rest is left out.
    case plain
    /// With spans for what the language makes of it, and with title, numbers and marks of lines. What is not understood
    /// behind the fence is reported.
    case highlighted
  }

  /// Makes of a directive, with its body, what stands on the page.
  public typealias Expansion = (DirectiveCall, HTML) -> HTML
  /// Has another program make something of a block of code.
  public typealias Making = (Workpiece) -> WorkState?

  let document: MarkdownDocument
  let code: CodeStyle
  let basePath: String
  /// What stands before the `#` of a link to an element of the text itself.
  let fragmentBase: String
  /// How quotation marks and dashes are set; as they are written if nothing says so.
  let typography: Typography?
  /// Whether a heading links to itself.
  let linksHeadings: Bool
  /// What became of each of the document's targets.
  let resolutions: [Resolution]
  /// The number of the target that is the first image of the site.
  let firstImage: Int?
  /// Whether drawings stand in the text itself.
  let hasDrawings: Bool
  /// What programs made of blocks of code, by the numbers of their fences.
  let works: [Int: WorkState]
  /// What programs made of formulas, by the numbers of the events that they start with.
  let formulas: [Int: WorkState]
  /// What its raw HTML leaves open; nothing if nobody asked.
  let balance: MarkupBalance?
  /// The names of directives.
  let directiveNames: [String]
  /// What stands on the page before this text, if it is included there.
  let before: Numbering?
  /// The ids of headings that are taken on the page, and what they become.
  let renamed: [String: String]
  /// What became of each of the document's directives; empty if nobody was asked.
  private(set) var expansions: [HTML] = []

  /// Makes empty text.
  public init() {
    self.init(MarkdownDocument(path: "", bytes: [])) { .href($0.destination) }
  }

  /// With `balancesMarkup`, elements of raw HTML that are not closed are told, and closed. Takes a document that goes on behind what a page has `before`, if it is included there. Asks `resolve` for every link and image, `make` for every formula and every block of code that a program makes something of, and `expand` for every directive, those within others first; without it only
  /// their bodies are written. A text that looks like a call of one of `directiveNames` is told. Root-relative URLs in raw HTML get `basePath`, such as `/docs/`, and links between footnotes
  /// `fragmentBase`. What is reported as a fault is told when the text is written.
  public init(
    _ document: MarkdownDocument, basePath: String = "/", fragmentBase: String = "",
    code: CodeStyle = .plain, typography: Typography? = nil, linksHeadings: Bool = false,
    balancesMarkup: Bool = false, before: Numbering? = nil, directiveNames: [String] = [],
    make: Making? = nil, expand: Expansion? = nil,
    resolve: (MarkdownDocument.Reference) -> Resolution
  ) {
    self.document = document
    self.basePath = basePath
    self.fragmentBase = fragmentBase
    self.code = code
    self.typography = typography
    self.linksHeadings = linksHeadings
    self.before = before
    self.directiveNames = directiveNames
    balance = balancesMarkup && document.hasMarkup ? MarkupBalance(document) : nil
    renamed = before.map { Self.renamed(document.headings.map(\.id), without: $0.ids) } ?? [:]
    resolutions = document.targets.indices.map { resolve(document.reference(toTarget: $0)) }
    hasDrawings = resolutions.contains { if case .drawing = $0 { true } else { false } }
    firstImage = resolutions.firstIndex { if case .image = $0 { true } else { false } }
    works = make.map { document.workpieces.compactMapValues($0) } ?? [:]
    formulas = make.map { document.formulas.compactMapValues($0) } ?? [:]
    if let expand, !document.directives.isEmpty { expandDirectives(expand) }
  }

  /// How titles and captions are set.
  var titles: PlainTextStyle { PlainTextStyle(typography: typography, emoji: document.dialect.emoji) }

  private mutating func expandDirectives(_ expand: Expansion) {
    expansions = Array(repeating: HTML(), count: document.directives.count)
    let bodies = document.directiveBodies
    let lines = document.lineIndex
    let before = self.before ?? Numbering()
    var included = Numbering()
    // Those without a body are read in order, so that what they include goes on from one to the next; then come those around them.
    let directives = document.directives
    let hasBody = { (number: Int) in directives[number].hasBody }
    for number in directives.indices.filter({ !hasBody($0) }) + directives.indices.filter(hasBody).reversed()
    {
      guard let events = bodies[number] else { continue }
      let body = body(of: events)
      let call = DirectiveCall(
        number, in: document, lines, body: events, before: before, included: included)
      let html = expand(call, body)
      if !hasBody(number) { included.append(html.included) }
      expansions[number] = html
    }
  }

  /// New names for ids that are taken.
  private static func renamed(_ ids: [String], without taken: [String]) -> [String: String] {
    var known = Set(ids).union(taken)
    var renamed: [String: String] = [:]
    let taken = Set(taken)
    for id in ids where taken.contains(id) && !id.isEmpty {
      var number = 1
      while !known.insert("\(id)-\(number)").inserted { number += 1 }
      renamed[id] = "\(id)-\(number)"
    }
    return renamed
  }

  private func body(of events: Range<Int>) -> HTML {
    if events.isEmpty { return HTML() }
    var writer = MarkupWriter()
    var renderer = RichTextRenderer(text: self)
    renderer.render(events, to: &writer)
    report(renderer.codeFaults, to: &writer)
    for fault in renderer.drawingFaults { writer.report(fault) }
    return HTML(writer)
  }

  /// Appends the text as polyglot HTML and reports the links that lead nowhere.
  public func write(to writer: inout MarkupWriter) {
    reportFaults(to: &writer)
    reportRemarks(to: &writer)
    if before != nil {
      let own = document.numbering
      writer.include(
        Numbering(
          ids: own.ids.map { renamed[$0] ?? $0 }, footnotes: own.footnotes, directives: own.directives))
    }
    if let excess = document.excess {
      writer.report(
        Diagnostic(
          rule: "markdown/excess", excess.message, at: document.location(of: excess.offset),
          hint: excess.hint))
    }
    var renderer = RichTextRenderer(text: self)
    renderer.render(document.events.indices, to: &writer)
    report(renderer.codeFaults, to: &writer)
    for fault in renderer.drawingFaults { writer.report(fault) }
  }

  private func report(_ faults: [CodeFault], to writer: inout MarkupWriter) {
    if faults.isEmpty { return }
    for (fault, location) in zip(
      faults, document.locations(of: faults.map { document.origin(of: $0.offset) }))
    {
      writer.report(
        Diagnostic(fault.severity, rule: fault.rule, fault.message, at: location, hint: fault.hint))
    }
  }

  private func reportFaults(to writer: inout MarkupWriter) {
    let faults = zip(document.targets, resolutions).filter { $0.1.hasFault }
    if faults.isEmpty { return }
    let locations = document.locations(of: faults.map { document.origin(of: Int($0.0.offset)) })
    for ((_, resolution), location) in zip(faults, locations) {
      if let diagnostic = resolution.diagnostic(at: location) { writer.report(diagnostic) }
    }
  }

  private func reportRemarks(to writer: inout MarkupWriter) {
    var remarks = document.remarks
    remarks += document.lookalikes.compactMap { $0.remark(among: directiveNames) }
    if let balance { remarks += balance.faults.map { $0.traced(by: document) } }
    if remarks.isEmpty { return }
    for (remark, location) in zip(remarks, document.locations(of: remarks.map(\.offset))) {
      writer.report(
        Diagnostic(remark.severity, rule: remark.rule, remark.message, at: location, hint: remark.hint))
    }
  }
}

extension RichText.Resolution {
  fileprivate var hasFault: Bool {
    switch self {
    case .href, .drawing: false
    case .image(_, let facts): facts.warning != nil
    case .fault: true
    }
  }

  fileprivate func diagnostic(at location: SourceLocation) -> Diagnostic? {
    switch self {
    case .href, .drawing: nil
    case .image(_, let facts):
      facts.warning.map { Diagnostic(.warning, rule: $0.rule, $0.message, at: location, hint: $0.hint) }
    case .fault(let rule, let message, let hint): Diagnostic(rule: rule, message, at: location, hint: hint)
    }
  }

  /// The URL it leads to; nothing for a fault.
  var url: String? {
    switch self {
    case .href(let url), .image(let url, _): url
    case .drawing, .fault: nil
    }
  }
}
